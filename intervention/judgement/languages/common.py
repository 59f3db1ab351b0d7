"""Roles that node kinds play in most grammars; a language's own table adds to them or overrides them."""

_BY_ROLE = {
    "drop": """comment line_comment block_comment type_annotation type_parameters type_arguments type_argument_list
        accessibility_modifier visibility_modifier mutable_specifier throws modifier empty_statement type_parameter_list
        override_modifier readonly_modifier final_modifier static_modifier package_clause package_declaration
        package_header php_tag binding_pattern_kind class_modifier positional_separator
        keyword_separator type_conversion optional_chain""",
    "type": """interface_declaration type_alias_declaration ambient_declaration abstract_method_signature
        function_signature type_declaration type_item trait_item struct_item enum_item union_item type_alias
        type_alias_statement method_signature record_declaration delegate_declaration annotation_type_declaration
        foreign_mod_item extern_crate_declaration function_signature_item method_elem""",
    "unwrap": """parenthesized_expression expression_statement argument literal_element value_argument
        array_element_initializer template_substitution interpolation export_statement interpolated_expression
        directly_assignable_expression arrow_expression_clause then""",
    "first": "as_expression satisfies_expression non_null_expression",
    "name": """identifier constant type_identifier simple_identifier property_identifier field_identifier self this
        super package_identifier instance_variable class_variable global_variable variable_name name dotted_name
        hash_key_symbol
        shorthand_property_identifier shorthand_property_identifier_pattern this_expression interpolated_identifier
        implicit_parameter relative_scope""",
    "lit": """integer float number true false none null nil undefined int_literal float_literal rune_literal
        integer_literal boolean_literal char_literal character_literal real_literal null_literal decimal_integer_literal
        decimal_floating_point_literal hex_integer_literal boolean simple_symbol ellipsis unit_expression
        octal_integer_literal binary_integer_literal long_literal hex_literal bin_literal unsigned_literal
        imaginary_literal nil_literal""",
    "str": """string template_string string_literal interpreted_string_literal raw_string_literal encapsed_string
        verbatim_string_literal interpolated_string_expression line_string_literal multi_line_string_literal
        concatenated_string bare_string regex heredoc nowdoc heredoc_body text_block""",
    "neg": "",
    "seq": """list tuple array array_expression tuple_expression expression_list literal_value initializer_expression
        array_initializer right_assignment_list array_creation_expression collection_literal collection_expression
        implicit_array_creation_expression list_literal string_array symbol_array""",
    "rec": "dictionary object hash field_initializer_list struct_expression",
    "kw": "pair keyword_argument field_initializer keyed_element",
    "pseq": """pattern_list tuple_pattern list_pattern array_pattern left_assignment_list multi_variable_declaration
        slice_pattern""",
    "prec": "object_pattern",
    "get": """attribute member_expression selector_expression field_expression field_access member_access_expression
        scoped_identifier scope_resolution class_constant_access_expression scoped_property_access_expression
        navigation_expression nullsafe_member_access_expression class_literal""",
    "index": "subscript subscript_expression index_expression element_reference element_access_expression array_access",
    "call": """call call_expression method_invocation invocation_expression function_call_expression
        member_call_expression scoped_call_expression nullsafe_member_call_expression macro_invocation""",
    "new": "new_expression object_creation_expression implicit_object_creation_expression",
    "fn": """lambda arrow_function function_expression func_literal closure_expression lambda_expression lambda_literal
        anonymous_function anonymous_function_creation_expression anonymous_method_expression do_block
        block_argument""",
    "def": """function_definition function_declaration method_definition method_declaration function_item method
        singleton_method constructor_declaration local_function_statement generator_function_declaration
        secondary_constructor compact_constructor_declaration destructor_declaration operator_declaration""",
    "class": """class_definition class_declaration abstract_class_declaration class module impl_item struct_declaration
        object_declaration companion_object trait_declaration enum_declaration singleton_class class_expression""",
    "mod": "mod_item namespace_declaration file_scoped_namespace_declaration namespace_definition internal_module",
    "decorated": "decorated_definition",
    "block": """block statement_block module program source_file compilation_unit body_statement block_body
        statement_list declaration_list class_body compound_statement control_structure_body function_body
        lexical_declaration variable_declaration local_variable_declaration local_declaration_statement
        var_declaration const_declaration field_declaration property_declaration else_clause else_statement
        begin_block constructor_body enum_body var_spec_list const_spec_list ensure finally_clause else
        enum_class_body statements interface_body class_body_declarations else_if_clause""",
    "let": """variable_declarator var_spec const_spec let_declaration const_item static_item const_element
        public_field_definition property_element short_var_declaration resource let_condition field_definition""",
    "set": """assignment assignment_expression augmented_assignment augmented_assignment_expression operator_assignment
        assignment_statement update_expression postfix_unary_expression prefix_unary_expression compound_assignment_expr
        inc_statement dec_statement named_expression postfix_expression""",
    "return": "return_statement return_expression return",
    "raise": "raise_statement throw_statement throw_expression",
    "assert": "assert_statement",
    "if": """if_statement if_expression if unless elif_clause elsif else_if_clause if_modifier unless_modifier
        conditional""",
    "for": """for_statement for_in_statement for_expression foreach_statement enhanced_for_statement for""",
    "loop": "while_statement while_expression loop_expression do_statement while until while_modifier until_modifier",
    "try": """try_statement try_expression_block begin try_with_resources_statement rescue_modifier""",
    "with": "with_statement using_statement",
    "import": """import_statement import_from_statement import_declaration use_declaration using_directive
        namespace_use_declaration import_list import_header future_import_statement""",
    "mark": """decorator attribute_item inner_attribute_item attribute_list annotation marker_annotation modifiers
        attribute_group""",
    "pass": "pass_statement",
}

ROLES: dict[str, str] = {kind: role for role, kinds in _BY_ROLE.items() for kind in kinds.split()}
