// Generated from watchdog-ts/src by `npm run build`. Do not edit.
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// node_modules/fast-xml-parser/src/util.js
var require_util = __commonJS({
  "node_modules/fast-xml-parser/src/util.js"(exports) {
    "use strict";
    var nameStartChar = ":A-Za-z_\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD";
    var nameChar = nameStartChar + "\\-.\\d\\u00B7\\u0300-\\u036F\\u203F-\\u2040";
    var nameRegexp = "[" + nameStartChar + "][" + nameChar + "]*";
    var regexName = new RegExp("^" + nameRegexp + "$");
    var getAllMatches = function(string4, regex) {
      const matches = [];
      let match = regex.exec(string4);
      while (match) {
        const allmatches = [];
        allmatches.startIndex = regex.lastIndex - match[0].length;
        const len = match.length;
        for (let index = 0; index < len; index++) {
          allmatches.push(match[index]);
        }
        matches.push(allmatches);
        match = regex.exec(string4);
      }
      return matches;
    };
    var isName = function(string4) {
      const match = regexName.exec(string4);
      return !(match === null || typeof match === "undefined");
    };
    exports.isExist = function(v) {
      return typeof v !== "undefined";
    };
    exports.isEmptyObject = function(obj) {
      return Object.keys(obj).length === 0;
    };
    exports.merge = function(target, a, arrayMode) {
      if (a) {
        const keys = Object.keys(a);
        const len = keys.length;
        for (let i = 0; i < len; i++) {
          if (arrayMode === "strict") {
            target[keys[i]] = [a[keys[i]]];
          } else {
            target[keys[i]] = a[keys[i]];
          }
        }
      }
    };
    exports.getValue = function(v) {
      if (exports.isExist(v)) {
        return v;
      } else {
        return "";
      }
    };
    var DANGEROUS_PROPERTY_NAMES = [
      // '__proto__',
      // 'constructor',
      // 'prototype',
      "hasOwnProperty",
      "toString",
      "valueOf",
      "__defineGetter__",
      "__defineSetter__",
      "__lookupGetter__",
      "__lookupSetter__"
    ];
    var criticalProperties = ["__proto__", "constructor", "prototype"];
    exports.isName = isName;
    exports.getAllMatches = getAllMatches;
    exports.nameRegexp = nameRegexp;
    exports.DANGEROUS_PROPERTY_NAMES = DANGEROUS_PROPERTY_NAMES;
    exports.criticalProperties = criticalProperties;
  }
});

// node_modules/fast-xml-parser/src/validator.js
var require_validator = __commonJS({
  "node_modules/fast-xml-parser/src/validator.js"(exports) {
    "use strict";
    var util = require_util();
    var defaultOptions = {
      allowBooleanAttributes: false,
      //A tag can have attributes without any value
      unpairedTags: []
    };
    exports.validate = function(xmlData, options) {
      options = Object.assign({}, defaultOptions, options);
      const tags = [];
      let tagFound = false;
      let reachedRoot = false;
      if (xmlData[0] === "\uFEFF") {
        xmlData = xmlData.substr(1);
      }
      for (let i = 0; i < xmlData.length; i++) {
        if (xmlData[i] === "<" && xmlData[i + 1] === "?") {
          i += 2;
          i = readPI(xmlData, i);
          if (i.err) return i;
        } else if (xmlData[i] === "<") {
          let tagStartPos = i;
          i++;
          if (xmlData[i] === "!") {
            i = readCommentAndCDATA(xmlData, i);
            continue;
          } else {
            let closingTag = false;
            if (xmlData[i] === "/") {
              closingTag = true;
              i++;
            }
            let tagName = "";
            for (; i < xmlData.length && xmlData[i] !== ">" && xmlData[i] !== " " && xmlData[i] !== "	" && xmlData[i] !== "\n" && xmlData[i] !== "\r"; i++) {
              tagName += xmlData[i];
            }
            tagName = tagName.trim();
            if (tagName[tagName.length - 1] === "/") {
              tagName = tagName.substring(0, tagName.length - 1);
              i--;
            }
            if (!validateTagName(tagName)) {
              let msg;
              if (tagName.trim().length === 0) {
                msg = "Invalid space after '<'.";
              } else {
                msg = "Tag '" + tagName + "' is an invalid name.";
              }
              return getErrorObject("InvalidTag", msg, getLineNumberForPosition(xmlData, i));
            }
            const result = readAttributeStr(xmlData, i);
            if (result === false) {
              return getErrorObject("InvalidAttr", "Attributes for '" + tagName + "' have open quote.", getLineNumberForPosition(xmlData, i));
            }
            let attrStr = result.value;
            i = result.index;
            if (attrStr[attrStr.length - 1] === "/") {
              const attrStrStart = i - attrStr.length;
              attrStr = attrStr.substring(0, attrStr.length - 1);
              const isValid = validateAttributeString(attrStr, options);
              if (isValid === true) {
                tagFound = true;
              } else {
                return getErrorObject(isValid.err.code, isValid.err.msg, getLineNumberForPosition(xmlData, attrStrStart + isValid.err.line));
              }
            } else if (closingTag) {
              if (!result.tagClosed) {
                return getErrorObject("InvalidTag", "Closing tag '" + tagName + "' doesn't have proper closing.", getLineNumberForPosition(xmlData, i));
              } else if (attrStr.trim().length > 0) {
                return getErrorObject("InvalidTag", "Closing tag '" + tagName + "' can't have attributes or invalid starting.", getLineNumberForPosition(xmlData, tagStartPos));
              } else if (tags.length === 0) {
                return getErrorObject("InvalidTag", "Closing tag '" + tagName + "' has not been opened.", getLineNumberForPosition(xmlData, tagStartPos));
              } else {
                const otg = tags.pop();
                if (tagName !== otg.tagName) {
                  let openPos = getLineNumberForPosition(xmlData, otg.tagStartPos);
                  return getErrorObject(
                    "InvalidTag",
                    "Expected closing tag '" + otg.tagName + "' (opened in line " + openPos.line + ", col " + openPos.col + ") instead of closing tag '" + tagName + "'.",
                    getLineNumberForPosition(xmlData, tagStartPos)
                  );
                }
                if (tags.length == 0) {
                  reachedRoot = true;
                }
              }
            } else {
              const isValid = validateAttributeString(attrStr, options);
              if (isValid !== true) {
                return getErrorObject(isValid.err.code, isValid.err.msg, getLineNumberForPosition(xmlData, i - attrStr.length + isValid.err.line));
              }
              if (reachedRoot === true) {
                return getErrorObject("InvalidXml", "Multiple possible root nodes found.", getLineNumberForPosition(xmlData, i));
              } else if (options.unpairedTags.indexOf(tagName) !== -1) {
              } else {
                tags.push({ tagName, tagStartPos });
              }
              tagFound = true;
            }
            for (i++; i < xmlData.length; i++) {
              if (xmlData[i] === "<") {
                if (xmlData[i + 1] === "!") {
                  i++;
                  i = readCommentAndCDATA(xmlData, i);
                  continue;
                } else if (xmlData[i + 1] === "?") {
                  i = readPI(xmlData, ++i);
                  if (i.err) return i;
                } else {
                  break;
                }
              } else if (xmlData[i] === "&") {
                const afterAmp = validateAmpersand(xmlData, i);
                if (afterAmp == -1)
                  return getErrorObject("InvalidChar", "char '&' is not expected.", getLineNumberForPosition(xmlData, i));
                i = afterAmp;
              } else {
                if (reachedRoot === true && !isWhiteSpace2(xmlData[i])) {
                  return getErrorObject("InvalidXml", "Extra text at the end", getLineNumberForPosition(xmlData, i));
                }
              }
            }
            if (xmlData[i] === "<") {
              i--;
            }
          }
        } else {
          if (isWhiteSpace2(xmlData[i])) {
            continue;
          }
          return getErrorObject("InvalidChar", "char '" + xmlData[i] + "' is not expected.", getLineNumberForPosition(xmlData, i));
        }
      }
      if (!tagFound) {
        return getErrorObject("InvalidXml", "Start tag expected.", 1);
      } else if (tags.length == 1) {
        return getErrorObject("InvalidTag", "Unclosed tag '" + tags[0].tagName + "'.", getLineNumberForPosition(xmlData, tags[0].tagStartPos));
      } else if (tags.length > 0) {
        return getErrorObject("InvalidXml", "Invalid '" + JSON.stringify(tags.map((t) => t.tagName), null, 4).replace(/\r?\n/g, "") + "' found.", { line: 1, col: 1 });
      }
      return true;
    };
    function isWhiteSpace2(char) {
      return char === " " || char === "	" || char === "\n" || char === "\r";
    }
    function readPI(xmlData, i) {
      const start = i;
      for (; i < xmlData.length; i++) {
        if (xmlData[i] == "?" || xmlData[i] == " ") {
          const tagname = xmlData.substr(start, i - start);
          if (i > 5 && tagname === "xml") {
            return getErrorObject("InvalidXml", "XML declaration allowed only at the start of the document.", getLineNumberForPosition(xmlData, i));
          } else if (xmlData[i] == "?" && xmlData[i + 1] == ">") {
            i++;
            break;
          } else {
            continue;
          }
        }
      }
      return i;
    }
    function readCommentAndCDATA(xmlData, i) {
      if (xmlData.length > i + 5 && xmlData[i + 1] === "-" && xmlData[i + 2] === "-") {
        for (i += 3; i < xmlData.length; i++) {
          if (xmlData[i] === "-" && xmlData[i + 1] === "-" && xmlData[i + 2] === ">") {
            i += 2;
            break;
          }
        }
      } else if (xmlData.length > i + 8 && xmlData[i + 1] === "D" && xmlData[i + 2] === "O" && xmlData[i + 3] === "C" && xmlData[i + 4] === "T" && xmlData[i + 5] === "Y" && xmlData[i + 6] === "P" && xmlData[i + 7] === "E") {
        let angleBracketsCount = 1;
        for (i += 8; i < xmlData.length; i++) {
          if (xmlData[i] === "<") {
            angleBracketsCount++;
          } else if (xmlData[i] === ">") {
            angleBracketsCount--;
            if (angleBracketsCount === 0) {
              break;
            }
          }
        }
      } else if (xmlData.length > i + 9 && xmlData[i + 1] === "[" && xmlData[i + 2] === "C" && xmlData[i + 3] === "D" && xmlData[i + 4] === "A" && xmlData[i + 5] === "T" && xmlData[i + 6] === "A" && xmlData[i + 7] === "[") {
        for (i += 8; i < xmlData.length; i++) {
          if (xmlData[i] === "]" && xmlData[i + 1] === "]" && xmlData[i + 2] === ">") {
            i += 2;
            break;
          }
        }
      }
      return i;
    }
    var doubleQuote = '"';
    var singleQuote = "'";
    function readAttributeStr(xmlData, i) {
      let attrStr = "";
      let startChar = "";
      let tagClosed = false;
      for (; i < xmlData.length; i++) {
        if (xmlData[i] === doubleQuote || xmlData[i] === singleQuote) {
          if (startChar === "") {
            startChar = xmlData[i];
          } else if (startChar !== xmlData[i]) {
          } else {
            startChar = "";
          }
        } else if (xmlData[i] === ">") {
          if (startChar === "") {
            tagClosed = true;
            break;
          }
        }
        attrStr += xmlData[i];
      }
      if (startChar !== "") {
        return false;
      }
      return {
        value: attrStr,
        index: i,
        tagClosed
      };
    }
    var validAttrStrRegxp = new RegExp(`(\\s*)([^\\s=]+)(\\s*=)?(\\s*(['"])(([\\s\\S])*?)\\5)?`, "g");
    function validateAttributeString(attrStr, options) {
      const matches = util.getAllMatches(attrStr, validAttrStrRegxp);
      const attrNames = {};
      for (let i = 0; i < matches.length; i++) {
        if (matches[i][1].length === 0) {
          return getErrorObject("InvalidAttr", "Attribute '" + matches[i][2] + "' has no space in starting.", getPositionFromMatch(matches[i]));
        } else if (matches[i][3] !== void 0 && matches[i][4] === void 0) {
          return getErrorObject("InvalidAttr", "Attribute '" + matches[i][2] + "' is without value.", getPositionFromMatch(matches[i]));
        } else if (matches[i][3] === void 0 && !options.allowBooleanAttributes) {
          return getErrorObject("InvalidAttr", "boolean attribute '" + matches[i][2] + "' is not allowed.", getPositionFromMatch(matches[i]));
        }
        const attrName = matches[i][2];
        if (!validateAttrName(attrName)) {
          return getErrorObject("InvalidAttr", "Attribute '" + attrName + "' is an invalid name.", getPositionFromMatch(matches[i]));
        }
        if (!attrNames.hasOwnProperty(attrName)) {
          attrNames[attrName] = 1;
        } else {
          return getErrorObject("InvalidAttr", "Attribute '" + attrName + "' is repeated.", getPositionFromMatch(matches[i]));
        }
      }
      return true;
    }
    function validateNumberAmpersand(xmlData, i) {
      let re = /\d/;
      if (xmlData[i] === "x") {
        i++;
        re = /[\da-fA-F]/;
      }
      for (; i < xmlData.length; i++) {
        if (xmlData[i] === ";")
          return i;
        if (!xmlData[i].match(re))
          break;
      }
      return -1;
    }
    function validateAmpersand(xmlData, i) {
      i++;
      if (xmlData[i] === ";")
        return -1;
      if (xmlData[i] === "#") {
        i++;
        return validateNumberAmpersand(xmlData, i);
      }
      let count2 = 0;
      for (; i < xmlData.length; i++, count2++) {
        if (xmlData[i].match(/\w/) && count2 < 20)
          continue;
        if (xmlData[i] === ";")
          break;
        return -1;
      }
      return i;
    }
    function getErrorObject(code, message, lineNumber) {
      return {
        err: {
          code,
          msg: message,
          line: lineNumber.line || lineNumber,
          col: lineNumber.col
        }
      };
    }
    function validateAttrName(attrName) {
      return util.isName(attrName);
    }
    function validateTagName(tagname) {
      return util.isName(tagname);
    }
    function getLineNumberForPosition(xmlData, index) {
      const lines = xmlData.substring(0, index).split(/\r?\n/);
      return {
        line: lines.length,
        // column number is last line's length + 1, because column numbering starts at 1:
        col: lines[lines.length - 1].length + 1
      };
    }
    function getPositionFromMatch(match) {
      return match.startIndex + match[1].length;
    }
  }
});

// node_modules/fast-xml-parser/src/xmlparser/OptionsBuilder.js
var require_OptionsBuilder = __commonJS({
  "node_modules/fast-xml-parser/src/xmlparser/OptionsBuilder.js"(exports) {
    var { DANGEROUS_PROPERTY_NAMES, criticalProperties } = require_util();
    var defaultOnDangerousProperty = (name) => {
      if (DANGEROUS_PROPERTY_NAMES.includes(name)) {
        return "__" + name;
      }
      return name;
    };
    var defaultOptions = {
      preserveOrder: false,
      attributeNamePrefix: "@_",
      attributesGroupName: false,
      textNodeName: "#text",
      ignoreAttributes: true,
      removeNSPrefix: false,
      // remove NS from tag name or attribute name if true
      allowBooleanAttributes: false,
      //a tag can have attributes without any value
      //ignoreRootElement : false,
      parseTagValue: true,
      parseAttributeValue: false,
      trimValues: true,
      //Trim string values of tag and attributes
      cdataPropName: false,
      numberParseOptions: {
        hex: true,
        leadingZeros: true,
        eNotation: true
      },
      tagValueProcessor: function(tagName, val) {
        return val;
      },
      attributeValueProcessor: function(attrName, val) {
        return val;
      },
      stopNodes: [],
      //nested tags will not be parsed even for errors
      alwaysCreateTextNode: false,
      isArray: () => false,
      commentPropName: false,
      unpairedTags: [],
      processEntities: true,
      htmlEntities: false,
      ignoreDeclaration: false,
      ignorePiTags: false,
      transformTagName: false,
      transformAttributeName: false,
      updateTag: function(tagName, jPath, attrs) {
        return tagName;
      },
      // skipEmptyListItem: false
      captureMetaData: false,
      maxNestedTags: 100,
      strictReservedNames: true,
      onDangerousProperty: defaultOnDangerousProperty
    };
    function validatePropertyName(propertyName, optionName) {
      if (typeof propertyName !== "string") {
        return;
      }
      const normalized = propertyName.toLowerCase();
      if (DANGEROUS_PROPERTY_NAMES.some((dangerous) => normalized === dangerous.toLowerCase())) {
        throw new Error(
          `[SECURITY] Invalid ${optionName}: "${propertyName}" is a reserved JavaScript keyword that could cause prototype pollution`
        );
      }
      if (criticalProperties.some((dangerous) => normalized === dangerous.toLowerCase())) {
        throw new Error(
          `[SECURITY] Invalid ${optionName}: "${propertyName}" is a reserved JavaScript keyword that could cause prototype pollution`
        );
      }
    }
    function normalizeProcessEntities(value) {
      if (typeof value === "boolean") {
        return {
          enabled: value,
          // true or false
          maxEntitySize: 1e4,
          maxExpansionDepth: 10,
          maxTotalExpansions: 1e3,
          maxExpandedLength: 1e5,
          allowedTags: null,
          tagFilter: null
        };
      }
      if (typeof value === "object" && value !== null) {
        return {
          enabled: value.enabled !== false,
          maxEntitySize: Math.max(1, value.maxEntitySize ?? 1e4),
          maxExpansionDepth: Math.max(1, value.maxExpansionDepth ?? 1e4),
          maxTotalExpansions: Math.max(1, value.maxTotalExpansions ?? Infinity),
          maxExpandedLength: Math.max(1, value.maxExpandedLength ?? 1e5),
          maxEntityCount: Math.max(1, value.maxEntityCount ?? 1e3),
          allowedTags: value.allowedTags ?? null,
          tagFilter: value.tagFilter ?? null
        };
      }
      return normalizeProcessEntities(true);
    }
    var buildOptions = function(options) {
      const built = Object.assign({}, defaultOptions, options);
      const propertyNameOptions = [
        { value: built.attributeNamePrefix, name: "attributeNamePrefix" },
        { value: built.attributesGroupName, name: "attributesGroupName" },
        { value: built.textNodeName, name: "textNodeName" },
        { value: built.cdataPropName, name: "cdataPropName" },
        { value: built.commentPropName, name: "commentPropName" }
      ];
      for (const { value, name } of propertyNameOptions) {
        if (value) {
          validatePropertyName(value, name);
        }
      }
      if (built.onDangerousProperty === null) {
        built.onDangerousProperty = defaultOnDangerousProperty;
      }
      built.processEntities = normalizeProcessEntities(built.processEntities);
      return built;
    };
    exports.buildOptions = buildOptions;
    exports.defaultOptions = defaultOptions;
  }
});

// node_modules/fast-xml-parser/src/xmlparser/xmlNode.js
var require_xmlNode = __commonJS({
  "node_modules/fast-xml-parser/src/xmlparser/xmlNode.js"(exports, module) {
    "use strict";
    var XmlNode = class {
      constructor(tagname) {
        this.tagname = tagname;
        this.child = [];
        this[":@"] = {};
      }
      add(key, val) {
        if (key === "__proto__") key = "#__proto__";
        this.child.push({ [key]: val });
      }
      addChild(node2) {
        if (node2.tagname === "__proto__") node2.tagname = "#__proto__";
        if (node2[":@"] && Object.keys(node2[":@"]).length > 0) {
          this.child.push({ [node2.tagname]: node2.child, [":@"]: node2[":@"] });
        } else {
          this.child.push({ [node2.tagname]: node2.child });
        }
      }
    };
    module.exports = XmlNode;
  }
});

// node_modules/fast-xml-parser/src/xmlparser/DocTypeReader.js
var require_DocTypeReader = __commonJS({
  "node_modules/fast-xml-parser/src/xmlparser/DocTypeReader.js"(exports, module) {
    var util = require_util();
    var DocTypeReader = class {
      constructor(options) {
        this.suppressValidationErr = !options;
        this.options = options || {};
      }
      readDocType(xmlData, i) {
        const entities = /* @__PURE__ */ Object.create(null);
        let entityCount = 0;
        if (xmlData[i + 3] === "O" && xmlData[i + 4] === "C" && xmlData[i + 5] === "T" && xmlData[i + 6] === "Y" && xmlData[i + 7] === "P" && xmlData[i + 8] === "E") {
          i = i + 9;
          let angleBracketsCount = 1;
          let hasBody = false, comment = false;
          let exp = "";
          for (; i < xmlData.length; i++) {
            if (xmlData[i] === "<" && !comment) {
              if (hasBody && hasSeq(xmlData, "!ENTITY", i)) {
                i += 7;
                let entityName, val;
                [entityName, val, i] = this.readEntityExp(xmlData, i + 1, this.suppressValidationErr);
                if (val.indexOf("&") === -1) {
                  if (this.options.enabled !== false && this.options.maxEntityCount != null && entityCount >= this.options.maxEntityCount) {
                    throw new Error(
                      `Entity count (${entityCount + 1}) exceeds maximum allowed (${this.options.maxEntityCount})`
                    );
                  }
                  const escaped = entityName.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
                  entities[entityName] = {
                    regx: RegExp(`&${escaped};`, "g"),
                    val
                  };
                  entityCount++;
                }
              } else if (hasBody && hasSeq(xmlData, "!ELEMENT", i)) {
                i += 8;
                const { index } = this.readElementExp(xmlData, i + 1);
                i = index;
              } else if (hasBody && hasSeq(xmlData, "!ATTLIST", i)) {
                i += 8;
              } else if (hasBody && hasSeq(xmlData, "!NOTATION", i)) {
                i += 9;
                const { index } = this.readNotationExp(xmlData, i + 1, this.suppressValidationErr);
                i = index;
              } else if (hasSeq(xmlData, "!--", i)) {
                comment = true;
              } else {
                throw new Error(`Invalid DOCTYPE`);
              }
              angleBracketsCount++;
              exp = "";
            } else if (xmlData[i] === ">") {
              if (comment) {
                if (xmlData[i - 1] === "-" && xmlData[i - 2] === "-") {
                  comment = false;
                  angleBracketsCount--;
                }
              } else {
                angleBracketsCount--;
              }
              if (angleBracketsCount === 0) {
                break;
              }
            } else if (xmlData[i] === "[") {
              hasBody = true;
            } else {
              exp += xmlData[i];
            }
          }
          if (angleBracketsCount !== 0) {
            throw new Error(`Unclosed DOCTYPE`);
          }
        } else {
          throw new Error(`Invalid Tag instead of DOCTYPE`);
        }
        return { entities, i };
      }
      readEntityExp(xmlData, i) {
        i = skipWhitespace(xmlData, i);
        let entityName = "";
        while (i < xmlData.length && !/\s/.test(xmlData[i]) && xmlData[i] !== '"' && xmlData[i] !== "'") {
          entityName += xmlData[i];
          i++;
        }
        validateEntityName(entityName);
        i = skipWhitespace(xmlData, i);
        if (!this.suppressValidationErr) {
          if (xmlData.substring(i, i + 6).toUpperCase() === "SYSTEM") {
            throw new Error("External entities are not supported");
          } else if (xmlData[i] === "%") {
            throw new Error("Parameter entities are not supported");
          }
        }
        let entityValue = "";
        [i, entityValue] = this.readIdentifierVal(xmlData, i, "entity");
        if (this.options.enabled !== false && this.options.maxEntitySize != null && entityValue.length > this.options.maxEntitySize) {
          throw new Error(
            `Entity "${entityName}" size (${entityValue.length}) exceeds maximum allowed size (${this.options.maxEntitySize})`
          );
        }
        i--;
        return [entityName, entityValue, i];
      }
      readNotationExp(xmlData, i) {
        i = skipWhitespace(xmlData, i);
        let notationName = "";
        while (i < xmlData.length && !/\s/.test(xmlData[i])) {
          notationName += xmlData[i];
          i++;
        }
        !this.suppressValidationErr && validateEntityName(notationName);
        i = skipWhitespace(xmlData, i);
        const identifierType = xmlData.substring(i, i + 6).toUpperCase();
        if (!this.suppressValidationErr && identifierType !== "SYSTEM" && identifierType !== "PUBLIC") {
          throw new Error(`Expected SYSTEM or PUBLIC, found "${identifierType}"`);
        }
        i += identifierType.length;
        i = skipWhitespace(xmlData, i);
        let publicIdentifier = null;
        let systemIdentifier = null;
        if (identifierType === "PUBLIC") {
          [i, publicIdentifier] = this.readIdentifierVal(xmlData, i, "publicIdentifier");
          i = skipWhitespace(xmlData, i);
          if (xmlData[i] === '"' || xmlData[i] === "'") {
            [i, systemIdentifier] = this.readIdentifierVal(xmlData, i, "systemIdentifier");
          }
        } else if (identifierType === "SYSTEM") {
          [i, systemIdentifier] = this.readIdentifierVal(xmlData, i, "systemIdentifier");
          if (!this.suppressValidationErr && !systemIdentifier) {
            throw new Error("Missing mandatory system identifier for SYSTEM notation");
          }
        }
        return { notationName, publicIdentifier, systemIdentifier, index: --i };
      }
      readIdentifierVal(xmlData, i, type) {
        let identifierVal = "";
        const startChar = xmlData[i];
        if (startChar !== '"' && startChar !== "'") {
          throw new Error(`Expected quoted string, found "${startChar}"`);
        }
        i++;
        while (i < xmlData.length && xmlData[i] !== startChar) {
          identifierVal += xmlData[i];
          i++;
        }
        if (xmlData[i] !== startChar) {
          throw new Error(`Unterminated ${type} value`);
        }
        i++;
        return [i, identifierVal];
      }
      readElementExp(xmlData, i) {
        i = skipWhitespace(xmlData, i);
        let elementName = "";
        while (i < xmlData.length && !/\s/.test(xmlData[i])) {
          elementName += xmlData[i];
          i++;
        }
        if (!this.suppressValidationErr && !util.isName(elementName)) {
          throw new Error(`Invalid element name: "${elementName}"`);
        }
        i = skipWhitespace(xmlData, i);
        let contentModel = "";
        if (xmlData[i] === "E" && hasSeq(xmlData, "MPTY", i)) {
          i += 4;
        } else if (xmlData[i] === "A" && hasSeq(xmlData, "NY", i)) {
          i += 2;
        } else if (xmlData[i] === "(") {
          i++;
          while (i < xmlData.length && xmlData[i] !== ")") {
            contentModel += xmlData[i];
            i++;
          }
          if (xmlData[i] !== ")") {
            throw new Error("Unterminated content model");
          }
        } else if (!this.suppressValidationErr) {
          throw new Error(`Invalid Element Expression, found "${xmlData[i]}"`);
        }
        return {
          elementName,
          contentModel: contentModel.trim(),
          index: i
        };
      }
      readAttlistExp(xmlData, i) {
        i = skipWhitespace(xmlData, i);
        let elementName = "";
        while (i < xmlData.length && !/\s/.test(xmlData[i])) {
          elementName += xmlData[i];
          i++;
        }
        validateEntityName(elementName);
        i = skipWhitespace(xmlData, i);
        let attributeName = "";
        while (i < xmlData.length && !/\s/.test(xmlData[i])) {
          attributeName += xmlData[i];
          i++;
        }
        if (!validateEntityName(attributeName)) {
          throw new Error(`Invalid attribute name: "${attributeName}"`);
        }
        i = skipWhitespace(xmlData, i);
        let attributeType = "";
        if (xmlData.substring(i, i + 8).toUpperCase() === "NOTATION") {
          attributeType = "NOTATION";
          i += 8;
          i = skipWhitespace(xmlData, i);
          if (xmlData[i] !== "(") {
            throw new Error(`Expected '(', found "${xmlData[i]}"`);
          }
          i++;
          let allowedNotations = [];
          while (i < xmlData.length && xmlData[i] !== ")") {
            let notation = "";
            while (i < xmlData.length && xmlData[i] !== "|" && xmlData[i] !== ")") {
              notation += xmlData[i];
              i++;
            }
            notation = notation.trim();
            if (!validateEntityName(notation)) {
              throw new Error(`Invalid notation name: "${notation}"`);
            }
            allowedNotations.push(notation);
            if (xmlData[i] === "|") {
              i++;
              i = skipWhitespace(xmlData, i);
            }
          }
          if (xmlData[i] !== ")") {
            throw new Error("Unterminated list of notations");
          }
          i++;
          attributeType += " (" + allowedNotations.join("|") + ")";
        } else {
          while (i < xmlData.length && !/\s/.test(xmlData[i])) {
            attributeType += xmlData[i];
            i++;
          }
          const validTypes = ["CDATA", "ID", "IDREF", "IDREFS", "ENTITY", "ENTITIES", "NMTOKEN", "NMTOKENS"];
          if (!this.suppressValidationErr && !validTypes.includes(attributeType.toUpperCase())) {
            throw new Error(`Invalid attribute type: "${attributeType}"`);
          }
        }
        i = skipWhitespace(xmlData, i);
        let defaultValue = "";
        if (xmlData.substring(i, i + 8).toUpperCase() === "#REQUIRED") {
          defaultValue = "#REQUIRED";
          i += 8;
        } else if (xmlData.substring(i, i + 7).toUpperCase() === "#IMPLIED") {
          defaultValue = "#IMPLIED";
          i += 7;
        } else {
          [i, defaultValue] = this.readIdentifierVal(xmlData, i, "ATTLIST");
        }
        return {
          elementName,
          attributeName,
          attributeType,
          defaultValue,
          index: i
        };
      }
    };
    var skipWhitespace = (data, index) => {
      while (index < data.length && /\s/.test(data[index])) {
        index++;
      }
      return index;
    };
    function hasSeq(data, seq, i) {
      for (let j = 0; j < seq.length; j++) {
        if (seq[j] !== data[i + j + 1]) return false;
      }
      return true;
    }
    function validateEntityName(name) {
      if (util.isName(name))
        return name;
      else
        throw new Error(`Invalid entity name ${name}`);
    }
    module.exports = DocTypeReader;
  }
});

// node_modules/strnum/strnum.js
var require_strnum = __commonJS({
  "node_modules/strnum/strnum.js"(exports, module) {
    var hexRegex = /^[-+]?0x[a-fA-F0-9]+$/;
    var numRegex = /^([\-\+])?(0*)([0-9]*(\.[0-9]*)?)$/;
    var consider = {
      hex: true,
      // oct: false,
      leadingZeros: true,
      decimalPoint: ".",
      eNotation: true
      //skipLike: /regex/
    };
    function toNumber(str, options = {}) {
      options = Object.assign({}, consider, options);
      if (!str || typeof str !== "string") return str;
      let trimmedStr = str.trim();
      if (options.skipLike !== void 0 && options.skipLike.test(trimmedStr)) return str;
      else if (str === "0") return 0;
      else if (options.hex && hexRegex.test(trimmedStr)) {
        return parse_int(trimmedStr, 16);
      } else if (trimmedStr.search(/[eE]/) !== -1) {
        const notation = trimmedStr.match(/^([-\+])?(0*)([0-9]*(\.[0-9]*)?[eE][-\+]?[0-9]+)$/);
        if (notation) {
          if (options.leadingZeros) {
            trimmedStr = (notation[1] || "") + notation[3];
          } else {
            if (notation[2] === "0" && notation[3][0] === ".") {
            } else {
              return str;
            }
          }
          return options.eNotation ? Number(trimmedStr) : str;
        } else {
          return str;
        }
      } else {
        const match = numRegex.exec(trimmedStr);
        if (match) {
          const sign = match[1];
          const leadingZeros = match[2];
          let numTrimmedByZeros = trimZeros(match[3]);
          if (!options.leadingZeros && leadingZeros.length > 0 && sign && trimmedStr[2] !== ".") return str;
          else if (!options.leadingZeros && leadingZeros.length > 0 && !sign && trimmedStr[1] !== ".") return str;
          else if (options.leadingZeros && leadingZeros === str) return 0;
          else {
            const num = Number(trimmedStr);
            const numStr = "" + num;
            if (numStr.search(/[eE]/) !== -1) {
              if (options.eNotation) return num;
              else return str;
            } else if (trimmedStr.indexOf(".") !== -1) {
              if (numStr === "0" && numTrimmedByZeros === "") return num;
              else if (numStr === numTrimmedByZeros) return num;
              else if (sign && numStr === "-" + numTrimmedByZeros) return num;
              else return str;
            }
            if (leadingZeros) {
              return numTrimmedByZeros === numStr || sign + numTrimmedByZeros === numStr ? num : str;
            } else {
              return trimmedStr === numStr || trimmedStr === sign + numStr ? num : str;
            }
          }
        } else {
          return str;
        }
      }
    }
    function trimZeros(numStr) {
      if (numStr && numStr.indexOf(".") !== -1) {
        numStr = numStr.replace(/0+$/, "");
        if (numStr === ".") numStr = "0";
        else if (numStr[0] === ".") numStr = "0" + numStr;
        else if (numStr[numStr.length - 1] === ".") numStr = numStr.substr(0, numStr.length - 1);
        return numStr;
      }
      return numStr;
    }
    function parse_int(numStr, base) {
      if (parseInt) return parseInt(numStr, base);
      else if (Number.parseInt) return Number.parseInt(numStr, base);
      else if (window && window.parseInt) return window.parseInt(numStr, base);
      else throw new Error("parseInt, Number.parseInt, window.parseInt are not supported");
    }
    module.exports = toNumber;
  }
});

// node_modules/fast-xml-parser/src/ignoreAttributes.js
var require_ignoreAttributes = __commonJS({
  "node_modules/fast-xml-parser/src/ignoreAttributes.js"(exports, module) {
    function getIgnoreAttributesFn(ignoreAttributes) {
      if (typeof ignoreAttributes === "function") {
        return ignoreAttributes;
      }
      if (Array.isArray(ignoreAttributes)) {
        return (attrName) => {
          for (const pattern of ignoreAttributes) {
            if (typeof pattern === "string" && attrName === pattern) {
              return true;
            }
            if (pattern instanceof RegExp && pattern.test(attrName)) {
              return true;
            }
          }
        };
      }
      return () => false;
    }
    module.exports = getIgnoreAttributesFn;
  }
});

// node_modules/fast-xml-parser/src/xmlparser/OrderedObjParser.js
var require_OrderedObjParser = __commonJS({
  "node_modules/fast-xml-parser/src/xmlparser/OrderedObjParser.js"(exports, module) {
    "use strict";
    var util = require_util();
    var xmlNode = require_xmlNode();
    var DocTypeReader = require_DocTypeReader();
    var toNumber = require_strnum();
    var getIgnoreAttributesFn = require_ignoreAttributes();
    var OrderedObjParser = class {
      constructor(options) {
        this.options = options;
        this.currentNode = null;
        this.tagsNodeStack = [];
        this.docTypeEntities = {};
        this.lastEntities = {
          "apos": { regex: /&(apos|#39|#x27);/g, val: "'" },
          "gt": { regex: /&(gt|#62|#x3E);/g, val: ">" },
          "lt": { regex: /&(lt|#60|#x3C);/g, val: "<" },
          "quot": { regex: /&(quot|#34|#x22);/g, val: '"' }
        };
        this.ampEntity = { regex: /&(amp|#38|#x26);/g, val: "&" };
        this.htmlEntities = {
          "space": { regex: /&(nbsp|#160);/g, val: " " },
          // "lt" : { regex: /&(lt|#60);/g, val: "<" },
          // "gt" : { regex: /&(gt|#62);/g, val: ">" },
          // "amp" : { regex: /&(amp|#38);/g, val: "&" },
          // "quot" : { regex: /&(quot|#34);/g, val: "\"" },
          // "apos" : { regex: /&(apos|#39);/g, val: "'" },
          "cent": { regex: /&(cent|#162);/g, val: "¢" },
          "pound": { regex: /&(pound|#163);/g, val: "£" },
          "yen": { regex: /&(yen|#165);/g, val: "¥" },
          "euro": { regex: /&(euro|#8364);/g, val: "€" },
          "copyright": { regex: /&(copy|#169);/g, val: "©" },
          "reg": { regex: /&(reg|#174);/g, val: "®" },
          "inr": { regex: /&(inr|#8377);/g, val: "₹" },
          "num_dec": { regex: /&#([0-9]{1,7});/g, val: (_, str) => fromCodePoint(str, 10, "&#") },
          "num_hex": { regex: /&#x([0-9a-fA-F]{1,6});/g, val: (_, str) => fromCodePoint(str, 16, "&#x") }
        };
        this.addExternalEntities = addExternalEntities;
        this.parseXml = parseXml;
        this.parseTextData = parseTextData;
        this.resolveNameSpace = resolveNameSpace;
        this.buildAttributesMap = buildAttributesMap;
        this.isItStopNode = isItStopNode;
        this.replaceEntitiesValue = replaceEntitiesValue;
        this.readStopNodeData = readStopNodeData;
        this.saveTextToParentTag = saveTextToParentTag;
        this.addChild = addChild;
        this.ignoreAttributesFn = getIgnoreAttributesFn(this.options.ignoreAttributes);
        this.entityExpansionCount = 0;
        this.currentExpandedLength = 0;
        if (this.options.stopNodes && this.options.stopNodes.length > 0) {
          this.stopNodesExact = /* @__PURE__ */ new Set();
          this.stopNodesWildcard = /* @__PURE__ */ new Set();
          for (let i = 0; i < this.options.stopNodes.length; i++) {
            const stopNodeExp = this.options.stopNodes[i];
            if (typeof stopNodeExp !== "string") continue;
            if (stopNodeExp.startsWith("*.")) {
              this.stopNodesWildcard.add(stopNodeExp.substring(2));
            } else {
              this.stopNodesExact.add(stopNodeExp);
            }
          }
        }
      }
    };
    function addExternalEntities(externalEntities) {
      const entKeys = Object.keys(externalEntities);
      for (let i = 0; i < entKeys.length; i++) {
        const ent = entKeys[i];
        const escaped = ent.replace(/[.\-+*:]/g, "\\.");
        this.lastEntities[ent] = {
          regex: new RegExp("&" + escaped + ";", "g"),
          val: externalEntities[ent]
        };
      }
    }
    function parseTextData(val, tagName, jPath, dontTrim, hasAttributes, isLeafNode, escapeEntities) {
      if (val !== void 0) {
        if (this.options.trimValues && !dontTrim) {
          val = val.trim();
        }
        if (val.length > 0) {
          if (!escapeEntities) val = this.replaceEntitiesValue(val, tagName, jPath);
          const newval = this.options.tagValueProcessor(tagName, val, jPath, hasAttributes, isLeafNode);
          if (newval === null || newval === void 0) {
            return val;
          } else if (typeof newval !== typeof val || newval !== val) {
            return newval;
          } else if (this.options.trimValues) {
            return parseValue(val, this.options.parseTagValue, this.options.numberParseOptions);
          } else {
            const trimmedVal = val.trim();
            if (trimmedVal === val) {
              return parseValue(val, this.options.parseTagValue, this.options.numberParseOptions);
            } else {
              return val;
            }
          }
        }
      }
    }
    function resolveNameSpace(tagname) {
      if (this.options.removeNSPrefix) {
        const tags = tagname.split(":");
        const prefix = tagname.charAt(0) === "/" ? "/" : "";
        if (tags[0] === "xmlns") {
          return "";
        }
        if (tags.length === 2) {
          tagname = prefix + tags[1];
        }
      }
      return tagname;
    }
    var attrsRegx = new RegExp(`([^\\s=]+)\\s*(=\\s*(['"])([\\s\\S]*?)\\3)?`, "gm");
    function buildAttributesMap(attrStr, jPath, tagName) {
      if (this.options.ignoreAttributes !== true && typeof attrStr === "string") {
        const matches = util.getAllMatches(attrStr, attrsRegx);
        const len = matches.length;
        const attrs = {};
        for (let i = 0; i < len; i++) {
          const attrName = this.resolveNameSpace(matches[i][1]);
          if (this.ignoreAttributesFn(attrName, jPath)) {
            continue;
          }
          let oldVal = matches[i][4];
          let aName = this.options.attributeNamePrefix + attrName;
          if (attrName.length) {
            if (this.options.transformAttributeName) {
              aName = this.options.transformAttributeName(aName);
            }
            aName = sanitizeName(aName, this.options);
            if (oldVal !== void 0) {
              if (this.options.trimValues) {
                oldVal = oldVal.trim();
              }
              oldVal = this.replaceEntitiesValue(oldVal, tagName, jPath);
              const newVal = this.options.attributeValueProcessor(attrName, oldVal, jPath);
              if (newVal === null || newVal === void 0) {
                attrs[aName] = oldVal;
              } else if (typeof newVal !== typeof oldVal || newVal !== oldVal) {
                attrs[aName] = newVal;
              } else {
                attrs[aName] = parseValue(
                  oldVal,
                  this.options.parseAttributeValue,
                  this.options.numberParseOptions
                );
              }
            } else if (this.options.allowBooleanAttributes) {
              attrs[aName] = true;
            }
          }
        }
        if (!Object.keys(attrs).length) {
          return;
        }
        if (this.options.attributesGroupName) {
          const attrCollection = {};
          attrCollection[this.options.attributesGroupName] = attrs;
          return attrCollection;
        }
        return attrs;
      }
    }
    var parseXml = function(xmlData) {
      xmlData = xmlData.replace(/\r\n?/g, "\n");
      const xmlObj = new xmlNode("!xml");
      let currentNode = xmlObj;
      let textData = "";
      let jPath = "";
      this.entityExpansionCount = 0;
      this.currentExpandedLength = 0;
      const docTypeReader = new DocTypeReader(this.options.processEntities);
      for (let i = 0; i < xmlData.length; i++) {
        const ch = xmlData[i];
        if (ch === "<") {
          if (xmlData[i + 1] === "/") {
            const closeIndex = findClosingIndex(xmlData, ">", i, "Closing Tag is not closed.");
            let tagName = xmlData.substring(i + 2, closeIndex).trim();
            if (this.options.removeNSPrefix) {
              const colonIndex = tagName.indexOf(":");
              if (colonIndex !== -1) {
                tagName = tagName.substr(colonIndex + 1);
              }
            }
            if (this.options.transformTagName) {
              tagName = this.options.transformTagName(tagName);
            }
            if (currentNode) {
              textData = this.saveTextToParentTag(textData, currentNode, jPath);
            }
            const lastTagName = jPath.substring(jPath.lastIndexOf(".") + 1);
            if (tagName && this.options.unpairedTags.indexOf(tagName) !== -1) {
              throw new Error(`Unpaired tag can not be used as closing tag: </${tagName}>`);
            }
            let propIndex = 0;
            if (lastTagName && this.options.unpairedTags.indexOf(lastTagName) !== -1) {
              propIndex = jPath.lastIndexOf(".", jPath.lastIndexOf(".") - 1);
              this.tagsNodeStack.pop();
            } else {
              propIndex = jPath.lastIndexOf(".");
            }
            jPath = jPath.substring(0, propIndex);
            currentNode = this.tagsNodeStack.pop();
            textData = "";
            i = closeIndex;
          } else if (xmlData[i + 1] === "?") {
            let tagData = readTagExp(xmlData, i, false, "?>");
            if (!tagData) throw new Error("Pi Tag is not closed.");
            textData = this.saveTextToParentTag(textData, currentNode, jPath);
            if (this.options.ignoreDeclaration && tagData.tagName === "?xml" || this.options.ignorePiTags) {
            } else {
              const childNode = new xmlNode(tagData.tagName);
              childNode.add(this.options.textNodeName, "");
              if (tagData.tagName !== tagData.tagExp && tagData.attrExpPresent) {
                childNode[":@"] = this.buildAttributesMap(tagData.tagExp, jPath, tagData.tagName);
              }
              this.addChild(currentNode, childNode, jPath, i);
            }
            i = tagData.closeIndex + 1;
          } else if (xmlData.substr(i + 1, 3) === "!--") {
            const endIndex = findClosingIndex(xmlData, "-->", i + 4, "Comment is not closed.");
            if (this.options.commentPropName) {
              const comment = xmlData.substring(i + 4, endIndex - 2);
              textData = this.saveTextToParentTag(textData, currentNode, jPath);
              currentNode.add(this.options.commentPropName, [{ [this.options.textNodeName]: comment }]);
            }
            i = endIndex;
          } else if (xmlData.substr(i + 1, 2) === "!D") {
            const result = docTypeReader.readDocType(xmlData, i);
            this.docTypeEntities = result.entities;
            i = result.i;
          } else if (xmlData.substr(i + 1, 2) === "![") {
            const closeIndex = findClosingIndex(xmlData, "]]>", i, "CDATA is not closed.") - 2;
            const tagExp = xmlData.substring(i + 9, closeIndex);
            textData = this.saveTextToParentTag(textData, currentNode, jPath);
            let val = this.parseTextData(tagExp, currentNode.tagname, jPath, true, false, true, true);
            if (val == void 0) val = "";
            if (this.options.cdataPropName) {
              currentNode.add(this.options.cdataPropName, [{ [this.options.textNodeName]: tagExp }]);
            } else {
              currentNode.add(this.options.textNodeName, val);
            }
            i = closeIndex + 2;
          } else {
            let result = readTagExp(xmlData, i, this.options.removeNSPrefix);
            let tagName = result.tagName;
            const rawTagName = result.rawTagName;
            let tagExp = result.tagExp;
            let attrExpPresent = result.attrExpPresent;
            let closeIndex = result.closeIndex;
            if (this.options.transformTagName) {
              const newTagName = this.options.transformTagName(tagName);
              if (tagExp === tagName) {
                tagExp = newTagName;
              }
              tagName = newTagName;
            }
            if (this.options.strictReservedNames && (tagName === this.options.commentPropName || tagName === this.options.cdataPropName || tagName === this.options.textNodeName || tagName === this.options.attributesGroupName)) {
              throw new Error(`Invalid tag name: ${tagName}`);
            }
            if (currentNode && textData) {
              if (currentNode.tagname !== "!xml") {
                textData = this.saveTextToParentTag(textData, currentNode, jPath, false);
              }
            }
            const lastTag = currentNode;
            if (lastTag && this.options.unpairedTags.indexOf(lastTag.tagname) !== -1) {
              currentNode = this.tagsNodeStack.pop();
              jPath = jPath.substring(0, jPath.lastIndexOf("."));
            }
            if (tagName !== xmlObj.tagname) {
              jPath += jPath ? "." + tagName : tagName;
            }
            const startIndex = i;
            if (this.isItStopNode(this.stopNodesExact, this.stopNodesWildcard, jPath, tagName)) {
              let tagContent = "";
              if (tagExp.length > 0 && tagExp.lastIndexOf("/") === tagExp.length - 1) {
                if (tagName[tagName.length - 1] === "/") {
                  tagName = tagName.substr(0, tagName.length - 1);
                  jPath = jPath.substr(0, jPath.length - 1);
                  tagExp = tagName;
                } else {
                  tagExp = tagExp.substr(0, tagExp.length - 1);
                }
                i = result.closeIndex;
              } else if (this.options.unpairedTags.indexOf(tagName) !== -1) {
                i = result.closeIndex;
              } else {
                const result2 = this.readStopNodeData(xmlData, rawTagName, closeIndex + 1);
                if (!result2) throw new Error(`Unexpected end of ${rawTagName}`);
                i = result2.i;
                tagContent = result2.tagContent;
              }
              const childNode = new xmlNode(tagName);
              if (tagName !== tagExp && attrExpPresent) {
                childNode[":@"] = this.buildAttributesMap(tagExp, jPath, tagName);
              }
              if (tagContent) {
                tagContent = this.parseTextData(tagContent, tagName, jPath, true, attrExpPresent, true, true);
              }
              jPath = jPath.substr(0, jPath.lastIndexOf("."));
              childNode.add(this.options.textNodeName, tagContent);
              this.addChild(currentNode, childNode, jPath, startIndex);
            } else {
              if (tagExp.length > 0 && tagExp.lastIndexOf("/") === tagExp.length - 1) {
                if (tagName[tagName.length - 1] === "/") {
                  tagName = tagName.substr(0, tagName.length - 1);
                  jPath = jPath.substr(0, jPath.length - 1);
                  tagExp = tagName;
                } else {
                  tagExp = tagExp.substr(0, tagExp.length - 1);
                }
                if (this.options.transformTagName) {
                  const newTagName = this.options.transformTagName(tagName);
                  if (tagExp === tagName) {
                    tagExp = newTagName;
                  }
                  tagName = newTagName;
                }
                const childNode = new xmlNode(tagName);
                if (tagName !== tagExp && attrExpPresent) {
                  childNode[":@"] = this.buildAttributesMap(tagExp, jPath, tagName);
                }
                this.addChild(currentNode, childNode, jPath, startIndex);
                jPath = jPath.substr(0, jPath.lastIndexOf("."));
              } else if (this.options.unpairedTags.indexOf(tagName) !== -1) {
                const childNode = new xmlNode(tagName);
                if (tagName !== tagExp && attrExpPresent) {
                  childNode[":@"] = this.buildAttributesMap(tagExp, jPath);
                }
                this.addChild(currentNode, childNode, jPath, startIndex);
                jPath = jPath.substr(0, jPath.lastIndexOf("."));
                i = result.closeIndex;
                continue;
              } else {
                const childNode = new xmlNode(tagName);
                if (this.tagsNodeStack.length > this.options.maxNestedTags) {
                  throw new Error("Maximum nested tags exceeded");
                }
                this.tagsNodeStack.push(currentNode);
                if (tagName !== tagExp && attrExpPresent) {
                  childNode[":@"] = this.buildAttributesMap(tagExp, jPath, tagName);
                }
                this.addChild(currentNode, childNode, jPath);
                currentNode = childNode;
              }
              textData = "";
              i = closeIndex;
            }
          }
        } else {
          textData += xmlData[i];
        }
      }
      return xmlObj.child;
    };
    function addChild(currentNode, childNode, jPath, startIndex) {
      if (!this.options.captureMetaData) startIndex = void 0;
      const result = this.options.updateTag(childNode.tagname, jPath, childNode[":@"]);
      if (result === false) {
      } else if (typeof result === "string") {
        childNode.tagname = result;
        currentNode.addChild(childNode, startIndex);
      } else {
        currentNode.addChild(childNode, startIndex);
      }
    }
    var replaceEntitiesValue = function(val, tagName, jPath) {
      if (val.indexOf("&") === -1) {
        return val;
      }
      const entityConfig = this.options.processEntities;
      if (!entityConfig.enabled) {
        return val;
      }
      if (entityConfig.allowedTags) {
        if (!entityConfig.allowedTags.includes(tagName)) {
          return val;
        }
      }
      if (entityConfig.tagFilter) {
        if (!entityConfig.tagFilter(tagName, jPath)) {
          return val;
        }
      }
      for (let entityName in this.docTypeEntities) {
        const entity = this.docTypeEntities[entityName];
        const matches = val.match(entity.regx);
        if (matches) {
          this.entityExpansionCount += matches.length;
          if (entityConfig.maxTotalExpansions && this.entityExpansionCount > entityConfig.maxTotalExpansions) {
            throw new Error(
              `Entity expansion limit exceeded: ${this.entityExpansionCount} > ${entityConfig.maxTotalExpansions}`
            );
          }
          const lengthBefore = val.length;
          val = val.replace(entity.regx, entity.val);
          if (entityConfig.maxExpandedLength) {
            this.currentExpandedLength += val.length - lengthBefore;
            if (this.currentExpandedLength > entityConfig.maxExpandedLength) {
              throw new Error(
                `Total expanded content size exceeded: ${this.currentExpandedLength} > ${entityConfig.maxExpandedLength}`
              );
            }
          }
        }
      }
      if (val.indexOf("&") === -1) return val;
      for (const entityName of Object.keys(this.lastEntities)) {
        const entity = this.lastEntities[entityName];
        const matches = val.match(entity.regex);
        if (matches) {
          this.entityExpansionCount += matches.length;
          if (entityConfig.maxTotalExpansions && this.entityExpansionCount > entityConfig.maxTotalExpansions) {
            throw new Error(
              `Entity expansion limit exceeded: ${this.entityExpansionCount} > ${entityConfig.maxTotalExpansions}`
            );
          }
        }
        val = val.replace(entity.regex, entity.val);
      }
      if (val.indexOf("&") === -1) return val;
      if (this.options.htmlEntities) {
        for (const entityName of Object.keys(this.htmlEntities)) {
          const entity = this.htmlEntities[entityName];
          const matches = val.match(entity.regex);
          if (matches) {
            this.entityExpansionCount += matches.length;
            if (entityConfig.maxTotalExpansions && this.entityExpansionCount > entityConfig.maxTotalExpansions) {
              throw new Error(
                `Entity expansion limit exceeded: ${this.entityExpansionCount} > ${entityConfig.maxTotalExpansions}`
              );
            }
          }
          val = val.replace(entity.regex, entity.val);
        }
      }
      val = val.replace(this.ampEntity.regex, this.ampEntity.val);
      return val;
    };
    function saveTextToParentTag(textData, parentNode, jPath, isLeafNode) {
      if (textData) {
        if (isLeafNode === void 0) isLeafNode = parentNode.child.length === 0;
        textData = this.parseTextData(
          textData,
          parentNode.tagname,
          jPath,
          false,
          parentNode[":@"] ? Object.keys(parentNode[":@"]).length !== 0 : false,
          isLeafNode
        );
        if (textData !== void 0 && textData !== "")
          parentNode.add(this.options.textNodeName, textData);
        textData = "";
      }
      return textData;
    }
    function isItStopNode(stopNodesExact, stopNodesWildcard, jPath, currentTagName) {
      if (stopNodesWildcard && stopNodesWildcard.has(currentTagName)) return true;
      if (stopNodesExact && stopNodesExact.has(jPath)) return true;
      return false;
    }
    function tagExpWithClosingIndex(xmlData, i, closingChar = ">") {
      let attrBoundary;
      let tagExp = "";
      for (let index = i; index < xmlData.length; index++) {
        let ch = xmlData[index];
        if (attrBoundary) {
          if (ch === attrBoundary) attrBoundary = "";
        } else if (ch === '"' || ch === "'") {
          attrBoundary = ch;
        } else if (ch === closingChar[0]) {
          if (closingChar[1]) {
            if (xmlData[index + 1] === closingChar[1]) {
              return {
                data: tagExp,
                index
              };
            }
          } else {
            return {
              data: tagExp,
              index
            };
          }
        } else if (ch === "	") {
          ch = " ";
        }
        tagExp += ch;
      }
    }
    function findClosingIndex(xmlData, str, i, errMsg) {
      const closingIndex = xmlData.indexOf(str, i);
      if (closingIndex === -1) {
        throw new Error(errMsg);
      } else {
        return closingIndex + str.length - 1;
      }
    }
    function readTagExp(xmlData, i, removeNSPrefix, closingChar = ">") {
      const result = tagExpWithClosingIndex(xmlData, i + 1, closingChar);
      if (!result) return;
      let tagExp = result.data;
      const closeIndex = result.index;
      const separatorIndex = tagExp.search(/\s/);
      let tagName = tagExp;
      let attrExpPresent = true;
      if (separatorIndex !== -1) {
        tagName = tagExp.substring(0, separatorIndex);
        tagExp = tagExp.substring(separatorIndex + 1).trimStart();
      }
      const rawTagName = tagName;
      if (removeNSPrefix) {
        const colonIndex = tagName.indexOf(":");
        if (colonIndex !== -1) {
          tagName = tagName.substr(colonIndex + 1);
          attrExpPresent = tagName !== result.data.substr(colonIndex + 1);
        }
      }
      return {
        tagName,
        tagExp,
        closeIndex,
        attrExpPresent,
        rawTagName
      };
    }
    function readStopNodeData(xmlData, tagName, i) {
      const startIndex = i;
      let openTagCount = 1;
      for (; i < xmlData.length; i++) {
        if (xmlData[i] === "<") {
          if (xmlData[i + 1] === "/") {
            const closeIndex = findClosingIndex(xmlData, ">", i, `${tagName} is not closed`);
            let closeTagName = xmlData.substring(i + 2, closeIndex).trim();
            if (closeTagName === tagName) {
              openTagCount--;
              if (openTagCount === 0) {
                return {
                  tagContent: xmlData.substring(startIndex, i),
                  i: closeIndex
                };
              }
            }
            i = closeIndex;
          } else if (xmlData[i + 1] === "?") {
            const closeIndex = findClosingIndex(xmlData, "?>", i + 1, "StopNode is not closed.");
            i = closeIndex;
          } else if (xmlData.substr(i + 1, 3) === "!--") {
            const closeIndex = findClosingIndex(xmlData, "-->", i + 3, "StopNode is not closed.");
            i = closeIndex;
          } else if (xmlData.substr(i + 1, 2) === "![") {
            const closeIndex = findClosingIndex(xmlData, "]]>", i, "StopNode is not closed.") - 2;
            i = closeIndex;
          } else {
            const tagData = readTagExp(xmlData, i, ">");
            if (tagData) {
              const openTagName = tagData && tagData.tagName;
              if (openTagName === tagName && tagData.tagExp[tagData.tagExp.length - 1] !== "/") {
                openTagCount++;
              }
              i = tagData.closeIndex;
            }
          }
        }
      }
    }
    function parseValue(val, shouldParse, options) {
      if (shouldParse && typeof val === "string") {
        const newval = val.trim();
        if (newval === "true") return true;
        else if (newval === "false") return false;
        else return toNumber(val, options);
      } else {
        if (util.isExist(val)) {
          return val;
        } else {
          return "";
        }
      }
    }
    function fromCodePoint(str, base, prefix) {
      const codePoint = Number.parseInt(str, base);
      if (codePoint >= 0 && codePoint <= 1114111) {
        return String.fromCodePoint(codePoint);
      } else {
        return prefix + str + ";";
      }
    }
    function sanitizeName(name, options) {
      if (util.criticalProperties.includes(name)) {
        throw new Error(`[SECURITY] Invalid name: "${name}" is a reserved JavaScript keyword that could cause prototype pollution`);
      } else if (util.DANGEROUS_PROPERTY_NAMES.includes(name)) {
        return options.onDangerousProperty(name);
      }
      return name;
    }
    module.exports = OrderedObjParser;
  }
});

// node_modules/fast-xml-parser/src/xmlparser/node2json.js
var require_node2json = __commonJS({
  "node_modules/fast-xml-parser/src/xmlparser/node2json.js"(exports) {
    "use strict";
    function prettify(node2, options) {
      return compress(node2, options);
    }
    function compress(arr, options, jPath) {
      let text3;
      const compressedObj = {};
      for (let i = 0; i < arr.length; i++) {
        const tagObj = arr[i];
        const property = propName(tagObj);
        let newJpath = "";
        if (jPath === void 0) newJpath = property;
        else newJpath = jPath + "." + property;
        if (property === options.textNodeName) {
          if (text3 === void 0) text3 = tagObj[property];
          else text3 += "" + tagObj[property];
        } else if (property === void 0) {
          continue;
        } else if (tagObj[property]) {
          let val = compress(tagObj[property], options, newJpath);
          const isLeaf = isLeafTag(val, options);
          if (tagObj[":@"]) {
            assignAttributes(val, tagObj[":@"], newJpath, options);
          } else if (Object.keys(val).length === 1 && val[options.textNodeName] !== void 0 && !options.alwaysCreateTextNode) {
            val = val[options.textNodeName];
          } else if (Object.keys(val).length === 0) {
            if (options.alwaysCreateTextNode) val[options.textNodeName] = "";
            else val = "";
          }
          if (compressedObj[property] !== void 0 && compressedObj.hasOwnProperty(property)) {
            if (!Array.isArray(compressedObj[property])) {
              compressedObj[property] = [compressedObj[property]];
            }
            compressedObj[property].push(val);
          } else {
            if (options.isArray(property, newJpath, isLeaf)) {
              compressedObj[property] = [val];
            } else {
              compressedObj[property] = val;
            }
          }
        }
      }
      if (typeof text3 === "string") {
        if (text3.length > 0) compressedObj[options.textNodeName] = text3;
      } else if (text3 !== void 0) compressedObj[options.textNodeName] = text3;
      return compressedObj;
    }
    function propName(obj) {
      const keys = Object.keys(obj);
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i];
        if (key !== ":@") return key;
      }
    }
    function assignAttributes(obj, attrMap, jpath, options) {
      if (attrMap) {
        const keys = Object.keys(attrMap);
        const len = keys.length;
        for (let i = 0; i < len; i++) {
          const atrrName = keys[i];
          if (options.isArray(atrrName, jpath + "." + atrrName, true, true)) {
            obj[atrrName] = [attrMap[atrrName]];
          } else {
            obj[atrrName] = attrMap[atrrName];
          }
        }
      }
    }
    function isLeafTag(obj, options) {
      const { textNodeName } = options;
      const propCount = Object.keys(obj).length;
      if (propCount === 0) {
        return true;
      }
      if (propCount === 1 && (obj[textNodeName] || typeof obj[textNodeName] === "boolean" || obj[textNodeName] === 0)) {
        return true;
      }
      return false;
    }
    exports.prettify = prettify;
  }
});

// node_modules/fast-xml-parser/src/xmlparser/XMLParser.js
var require_XMLParser = __commonJS({
  "node_modules/fast-xml-parser/src/xmlparser/XMLParser.js"(exports, module) {
    var { buildOptions } = require_OptionsBuilder();
    var OrderedObjParser = require_OrderedObjParser();
    var { prettify } = require_node2json();
    var validator = require_validator();
    var XMLParser2 = class {
      constructor(options) {
        this.externalEntities = {};
        this.options = buildOptions(options);
      }
      /**
       * Parse XML dats to JS object 
       * @param {string|Buffer} xmlData 
       * @param {boolean|Object} validationOption 
       */
      parse(xmlData, validationOption) {
        if (typeof xmlData === "string") {
        } else if (xmlData.toString) {
          xmlData = xmlData.toString();
        } else {
          throw new Error("XML data is accepted in String or Bytes[] form.");
        }
        if (validationOption) {
          if (validationOption === true) validationOption = {};
          const result = validator.validate(xmlData, validationOption);
          if (result !== true) {
            throw Error(`${result.err.msg}:${result.err.line}:${result.err.col}`);
          }
        }
        const orderedObjParser = new OrderedObjParser(this.options);
        orderedObjParser.addExternalEntities(this.externalEntities);
        const orderedResult = orderedObjParser.parseXml(xmlData);
        if (this.options.preserveOrder || orderedResult === void 0) return orderedResult;
        else return prettify(orderedResult, this.options);
      }
      /**
       * Add Entity which is not by default supported by this library
       * @param {string} key 
       * @param {string} value 
       */
      addEntity(key, value) {
        if (value.indexOf("&") !== -1) {
          throw new Error("Entity value can't have '&'");
        } else if (key.indexOf("&") !== -1 || key.indexOf(";") !== -1) {
          throw new Error("An entity must be set without '&' and ';'. Eg. use '#xD' for '&#xD;'");
        } else if (value === "&") {
          throw new Error("An entity with value '&' is not permitted");
        } else {
          this.externalEntities[key] = value;
        }
      }
    };
    module.exports = XMLParser2;
  }
});

// node_modules/fast-xml-parser/src/xmlbuilder/orderedJs2Xml.js
var require_orderedJs2Xml = __commonJS({
  "node_modules/fast-xml-parser/src/xmlbuilder/orderedJs2Xml.js"(exports, module) {
    var EOL = "\n";
    function toXml(jArray, options) {
      let indentation = "";
      if (options.format && options.indentBy.length > 0) {
        indentation = EOL;
      }
      return arrToStr(jArray, options, "", indentation);
    }
    function arrToStr(arr, options, jPath, indentation) {
      let xmlStr = "";
      let isPreviousElementTag = false;
      if (!Array.isArray(arr)) {
        if (arr !== void 0 && arr !== null) {
          let text3 = arr.toString();
          text3 = replaceEntitiesValue(text3, options);
          return text3;
        }
        return "";
      }
      for (let i = 0; i < arr.length; i++) {
        const tagObj = arr[i];
        const tagName = propName(tagObj);
        if (tagName === void 0) continue;
        let newJPath = "";
        if (jPath.length === 0) newJPath = tagName;
        else newJPath = `${jPath}.${tagName}`;
        if (tagName === options.textNodeName) {
          let tagText = tagObj[tagName];
          if (!isStopNode(newJPath, options)) {
            tagText = options.tagValueProcessor(tagName, tagText);
            tagText = replaceEntitiesValue(tagText, options);
          }
          if (isPreviousElementTag) {
            xmlStr += indentation;
          }
          xmlStr += tagText;
          isPreviousElementTag = false;
          continue;
        } else if (tagName === options.cdataPropName) {
          if (isPreviousElementTag) {
            xmlStr += indentation;
          }
          const cdataVal = String(tagObj[tagName][0][options.textNodeName]).replace(/\]\]>/g, "]]]]><![CDATA[>");
          xmlStr += `<![CDATA[${cdataVal}]]>`;
          isPreviousElementTag = false;
          continue;
        } else if (tagName === options.commentPropName) {
          const commentVal = String(tagObj[tagName][0][options.textNodeName]).replace(/--/g, "- -").replace(/-$/, "- ");
          xmlStr += indentation + `<!--${commentVal}-->`;
          isPreviousElementTag = true;
          continue;
        } else if (tagName[0] === "?") {
          const attStr2 = attr_to_str(tagObj[":@"], options);
          const tempInd = tagName === "?xml" ? "" : indentation;
          let piTextNodeName = tagObj[tagName][0][options.textNodeName];
          piTextNodeName = piTextNodeName.length !== 0 ? " " + piTextNodeName : "";
          xmlStr += tempInd + `<${tagName}${piTextNodeName}${attStr2}?>`;
          isPreviousElementTag = true;
          continue;
        }
        let newIdentation = indentation;
        if (newIdentation !== "") {
          newIdentation += options.indentBy;
        }
        const attStr = attr_to_str(tagObj[":@"], options);
        const tagStart = indentation + `<${tagName}${attStr}`;
        const tagValue = arrToStr(tagObj[tagName], options, newJPath, newIdentation);
        if (options.unpairedTags.indexOf(tagName) !== -1) {
          if (options.suppressUnpairedNode) xmlStr += tagStart + ">";
          else xmlStr += tagStart + "/>";
        } else if ((!tagValue || tagValue.length === 0) && options.suppressEmptyNode) {
          xmlStr += tagStart + "/>";
        } else if (tagValue && tagValue.endsWith(">")) {
          xmlStr += tagStart + `>${tagValue}${indentation}</${tagName}>`;
        } else {
          xmlStr += tagStart + ">";
          if (tagValue && indentation !== "" && (tagValue.includes("/>") || tagValue.includes("</"))) {
            xmlStr += indentation + options.indentBy + tagValue + indentation;
          } else {
            xmlStr += tagValue;
          }
          xmlStr += `</${tagName}>`;
        }
        isPreviousElementTag = true;
      }
      return xmlStr;
    }
    function propName(obj) {
      const keys = Object.keys(obj);
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i];
        if (!Object.prototype.hasOwnProperty.call(obj, key)) continue;
        if (key !== ":@") return key;
      }
    }
    function attr_to_str(attrMap, options) {
      let attrStr = "";
      if (attrMap && !options.ignoreAttributes) {
        for (let attr in attrMap) {
          if (!Object.prototype.hasOwnProperty.call(attrMap, attr)) continue;
          let attrVal = options.attributeValueProcessor(attr, attrMap[attr]);
          attrVal = replaceEntitiesValue(attrVal, options);
          if (attrVal === true && options.suppressBooleanAttributes) {
            attrStr += ` ${attr.substr(options.attributeNamePrefix.length)}`;
          } else {
            attrStr += ` ${attr.substr(options.attributeNamePrefix.length)}="${attrVal}"`;
          }
        }
      }
      return attrStr;
    }
    function isStopNode(jPath, options) {
      jPath = jPath.substr(0, jPath.length - options.textNodeName.length - 1);
      let tagName = jPath.substr(jPath.lastIndexOf(".") + 1);
      for (let index in options.stopNodes) {
        if (options.stopNodes[index] === jPath || options.stopNodes[index] === "*." + tagName) return true;
      }
      return false;
    }
    function replaceEntitiesValue(textValue, options) {
      if (textValue && textValue.length > 0 && options.processEntities) {
        for (let i = 0; i < options.entities.length; i++) {
          const entity = options.entities[i];
          textValue = textValue.replace(entity.regex, entity.val);
        }
      }
      return textValue;
    }
    module.exports = toXml;
  }
});

// node_modules/fast-xml-parser/src/xmlbuilder/json2xml.js
var require_json2xml = __commonJS({
  "node_modules/fast-xml-parser/src/xmlbuilder/json2xml.js"(exports, module) {
    "use strict";
    var buildFromOrderedJs = require_orderedJs2Xml();
    var getIgnoreAttributesFn = require_ignoreAttributes();
    var defaultOptions = {
      attributeNamePrefix: "@_",
      attributesGroupName: false,
      textNodeName: "#text",
      ignoreAttributes: true,
      cdataPropName: false,
      format: false,
      indentBy: "  ",
      suppressEmptyNode: false,
      suppressUnpairedNode: true,
      suppressBooleanAttributes: true,
      tagValueProcessor: function(key, a) {
        return a;
      },
      attributeValueProcessor: function(attrName, a) {
        return a;
      },
      preserveOrder: false,
      commentPropName: false,
      unpairedTags: [],
      entities: [
        { regex: new RegExp("&", "g"), val: "&amp;" },
        //it must be on top
        { regex: new RegExp(">", "g"), val: "&gt;" },
        { regex: new RegExp("<", "g"), val: "&lt;" },
        { regex: new RegExp("'", "g"), val: "&apos;" },
        { regex: new RegExp('"', "g"), val: "&quot;" }
      ],
      processEntities: true,
      stopNodes: [],
      // transformTagName: false,
      // transformAttributeName: false,
      oneListGroup: false
    };
    function Builder(options) {
      this.options = Object.assign({}, defaultOptions, options);
      if (this.options.ignoreAttributes === true || this.options.attributesGroupName) {
        this.isAttribute = function() {
          return false;
        };
      } else {
        this.ignoreAttributesFn = getIgnoreAttributesFn(this.options.ignoreAttributes);
        this.attrPrefixLen = this.options.attributeNamePrefix.length;
        this.isAttribute = isAttribute;
      }
      this.processTextOrObjNode = processTextOrObjNode;
      if (this.options.format) {
        this.indentate = indentate;
        this.tagEndChar = ">\n";
        this.newLine = "\n";
      } else {
        this.indentate = function() {
          return "";
        };
        this.tagEndChar = ">";
        this.newLine = "";
      }
    }
    Builder.prototype.build = function(jObj) {
      if (this.options.preserveOrder) {
        return buildFromOrderedJs(jObj, this.options);
      } else {
        if (Array.isArray(jObj) && this.options.arrayNodeName && this.options.arrayNodeName.length > 1) {
          jObj = {
            [this.options.arrayNodeName]: jObj
          };
        }
        return this.j2x(jObj, 0, []).val;
      }
    };
    Builder.prototype.j2x = function(jObj, level2, ajPath) {
      let attrStr = "";
      let val = "";
      const jPath = ajPath.join(".");
      for (let key in jObj) {
        if (!Object.prototype.hasOwnProperty.call(jObj, key)) continue;
        if (typeof jObj[key] === "undefined") {
          if (this.isAttribute(key)) {
            val += "";
          }
        } else if (jObj[key] === null) {
          if (this.isAttribute(key)) {
            val += "";
          } else if (key === this.options.cdataPropName) {
            val += "";
          } else if (key[0] === "?") {
            val += this.indentate(level2) + "<" + key + "?" + this.tagEndChar;
          } else {
            val += this.indentate(level2) + "<" + key + "/" + this.tagEndChar;
          }
        } else if (jObj[key] instanceof Date) {
          val += this.buildTextValNode(jObj[key], key, "", level2);
        } else if (typeof jObj[key] !== "object") {
          const attr = this.isAttribute(key);
          if (attr && !this.ignoreAttributesFn(attr, jPath)) {
            attrStr += this.buildAttrPairStr(attr, "" + jObj[key]);
          } else if (!attr) {
            if (key === this.options.textNodeName) {
              let newval = this.options.tagValueProcessor(key, "" + jObj[key]);
              val += this.replaceEntitiesValue(newval);
            } else {
              val += this.buildTextValNode(jObj[key], key, "", level2);
            }
          }
        } else if (Array.isArray(jObj[key])) {
          const arrLen = jObj[key].length;
          let listTagVal = "";
          let listTagAttr = "";
          for (let j = 0; j < arrLen; j++) {
            const item = jObj[key][j];
            if (typeof item === "undefined") {
            } else if (item === null) {
              if (key[0] === "?") val += this.indentate(level2) + "<" + key + "?" + this.tagEndChar;
              else val += this.indentate(level2) + "<" + key + "/" + this.tagEndChar;
            } else if (typeof item === "object") {
              if (this.options.oneListGroup) {
                const result = this.j2x(item, level2 + 1, ajPath.concat(key));
                listTagVal += result.val;
                if (this.options.attributesGroupName && item.hasOwnProperty(this.options.attributesGroupName)) {
                  listTagAttr += result.attrStr;
                }
              } else {
                listTagVal += this.processTextOrObjNode(item, key, level2, ajPath);
              }
            } else {
              if (this.options.oneListGroup) {
                let textValue = this.options.tagValueProcessor(key, item);
                textValue = this.replaceEntitiesValue(textValue);
                listTagVal += textValue;
              } else {
                listTagVal += this.buildTextValNode(item, key, "", level2);
              }
            }
          }
          if (this.options.oneListGroup) {
            listTagVal = this.buildObjectNode(listTagVal, key, listTagAttr, level2);
          }
          val += listTagVal;
        } else {
          if (this.options.attributesGroupName && key === this.options.attributesGroupName) {
            const Ks = Object.keys(jObj[key]);
            const L = Ks.length;
            for (let j = 0; j < L; j++) {
              attrStr += this.buildAttrPairStr(Ks[j], "" + jObj[key][Ks[j]]);
            }
          } else {
            val += this.processTextOrObjNode(jObj[key], key, level2, ajPath);
          }
        }
      }
      return { attrStr, val };
    };
    Builder.prototype.buildAttrPairStr = function(attrName, val) {
      val = this.options.attributeValueProcessor(attrName, "" + val);
      val = this.replaceEntitiesValue(val);
      if (this.options.suppressBooleanAttributes && val === "true") {
        return " " + attrName;
      } else return " " + attrName + '="' + val + '"';
    };
    function processTextOrObjNode(object2, key, level2, ajPath) {
      const result = this.j2x(object2, level2 + 1, ajPath.concat(key));
      if (object2[this.options.textNodeName] !== void 0 && Object.keys(object2).length === 1) {
        return this.buildTextValNode(object2[this.options.textNodeName], key, result.attrStr, level2);
      } else {
        return this.buildObjectNode(result.val, key, result.attrStr, level2);
      }
    }
    Builder.prototype.buildObjectNode = function(val, key, attrStr, level2) {
      if (val === "") {
        if (key[0] === "?") return this.indentate(level2) + "<" + key + attrStr + "?" + this.tagEndChar;
        else {
          return this.indentate(level2) + "<" + key + attrStr + this.closeTag(key) + this.tagEndChar;
        }
      } else {
        let tagEndExp = "</" + key + this.tagEndChar;
        let piClosingChar = "";
        if (key[0] === "?") {
          piClosingChar = "?";
          tagEndExp = "";
        }
        if ((attrStr || attrStr === "") && val.indexOf("<") === -1) {
          return this.indentate(level2) + "<" + key + attrStr + piClosingChar + ">" + val + tagEndExp;
        } else if (this.options.commentPropName !== false && key === this.options.commentPropName && piClosingChar.length === 0) {
          const safeVal = String(val).replace(/--/g, "- -").replace(/-$/, "- ");
          return this.indentate(level2) + `<!--${safeVal}-->` + this.newLine;
        } else {
          return this.indentate(level2) + "<" + key + attrStr + piClosingChar + this.tagEndChar + val + this.indentate(level2) + tagEndExp;
        }
      }
    };
    Builder.prototype.closeTag = function(key) {
      let closeTag = "";
      if (this.options.unpairedTags.indexOf(key) !== -1) {
        if (!this.options.suppressUnpairedNode) closeTag = "/";
      } else if (this.options.suppressEmptyNode) {
        closeTag = "/";
      } else {
        closeTag = `></${key}`;
      }
      return closeTag;
    };
    Builder.prototype.buildTextValNode = function(val, key, attrStr, level2) {
      if (this.options.cdataPropName !== false && key === this.options.cdataPropName) {
        const safeVal = String(val).replace(/\]\]>/g, "]]]]><![CDATA[>");
        return this.indentate(level2) + `<![CDATA[${safeVal}]]>` + this.newLine;
      } else if (this.options.commentPropName !== false && key === this.options.commentPropName) {
        const safeVal = String(val).replace(/--/g, "- -").replace(/-$/, "- ");
        return this.indentate(level2) + `<!--${safeVal}-->` + this.newLine;
      } else if (key[0] === "?") {
        return this.indentate(level2) + "<" + key + attrStr + "?" + this.tagEndChar;
      } else {
        let textValue = this.options.tagValueProcessor(key, val);
        textValue = this.replaceEntitiesValue(textValue);
        if (textValue === "") {
          return this.indentate(level2) + "<" + key + attrStr + this.closeTag(key) + this.tagEndChar;
        } else {
          return this.indentate(level2) + "<" + key + attrStr + ">" + textValue + "</" + key + this.tagEndChar;
        }
      }
    };
    Builder.prototype.replaceEntitiesValue = function(textValue) {
      if (textValue && textValue.length > 0 && this.options.processEntities) {
        for (let i = 0; i < this.options.entities.length; i++) {
          const entity = this.options.entities[i];
          textValue = textValue.replace(entity.regex, entity.val);
        }
      }
      return textValue;
    };
    function indentate(level2) {
      return this.options.indentBy.repeat(level2);
    }
    function isAttribute(name) {
      if (name.startsWith(this.options.attributeNamePrefix) && name !== this.options.textNodeName) {
        return name.substr(this.attrPrefixLen);
      } else {
        return false;
      }
    }
    module.exports = Builder;
  }
});

// node_modules/fast-xml-parser/src/fxp.js
var require_fxp = __commonJS({
  "node_modules/fast-xml-parser/src/fxp.js"(exports, module) {
    "use strict";
    var validator = require_validator();
    var XMLParser2 = require_XMLParser();
    var XMLBuilder = require_json2xml();
    module.exports = {
      XMLParser: XMLParser2,
      XMLValidator: validator,
      XMLBuilder
    };
  }
});

// src/opencode/once.ts
var Once = class {
  #seen = /* @__PURE__ */ new Map();
  /** True the first time that this very object is shown by a hook of this name. */
  isFirst(hook, object2) {
    if (typeof object2 !== "object" || object2 === null) return true;
    const seen2 = this.#seen.get(hook) ?? /* @__PURE__ */ new WeakSet();
    this.#seen.set(hook, seen2);
    if (seen2.has(object2)) return false;
    seen2.add(object2);
    return true;
  }
};

// node_modules/zod/v4/classic/external.js
var external_exports = {};
__export(external_exports, {
  $brand: () => $brand,
  $input: () => $input,
  $output: () => $output,
  NEVER: () => NEVER,
  TimePrecision: () => TimePrecision,
  ZodAny: () => ZodAny,
  ZodArray: () => ZodArray,
  ZodBase64: () => ZodBase64,
  ZodBase64URL: () => ZodBase64URL,
  ZodBigInt: () => ZodBigInt,
  ZodBigIntFormat: () => ZodBigIntFormat,
  ZodBoolean: () => ZodBoolean,
  ZodCIDRv4: () => ZodCIDRv4,
  ZodCIDRv6: () => ZodCIDRv6,
  ZodCUID: () => ZodCUID,
  ZodCUID2: () => ZodCUID2,
  ZodCatch: () => ZodCatch,
  ZodCodec: () => ZodCodec,
  ZodCustom: () => ZodCustom,
  ZodCustomStringFormat: () => ZodCustomStringFormat,
  ZodDate: () => ZodDate,
  ZodDefault: () => ZodDefault,
  ZodDiscriminatedUnion: () => ZodDiscriminatedUnion,
  ZodE164: () => ZodE164,
  ZodEmail: () => ZodEmail,
  ZodEmoji: () => ZodEmoji,
  ZodEnum: () => ZodEnum,
  ZodError: () => ZodError,
  ZodFile: () => ZodFile,
  ZodFirstPartyTypeKind: () => ZodFirstPartyTypeKind,
  ZodFunction: () => ZodFunction,
  ZodGUID: () => ZodGUID,
  ZodIPv4: () => ZodIPv4,
  ZodIPv6: () => ZodIPv6,
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  ZodIntersection: () => ZodIntersection,
  ZodIssueCode: () => ZodIssueCode,
  ZodJWT: () => ZodJWT,
  ZodKSUID: () => ZodKSUID,
  ZodLazy: () => ZodLazy,
  ZodLiteral: () => ZodLiteral,
  ZodMap: () => ZodMap,
  ZodNaN: () => ZodNaN,
  ZodNanoID: () => ZodNanoID,
  ZodNever: () => ZodNever,
  ZodNonOptional: () => ZodNonOptional,
  ZodNull: () => ZodNull,
  ZodNullable: () => ZodNullable,
  ZodNumber: () => ZodNumber,
  ZodNumberFormat: () => ZodNumberFormat,
  ZodObject: () => ZodObject,
  ZodOptional: () => ZodOptional,
  ZodPipe: () => ZodPipe,
  ZodPrefault: () => ZodPrefault,
  ZodPromise: () => ZodPromise,
  ZodReadonly: () => ZodReadonly,
  ZodRealError: () => ZodRealError,
  ZodRecord: () => ZodRecord,
  ZodSet: () => ZodSet,
  ZodString: () => ZodString,
  ZodStringFormat: () => ZodStringFormat,
  ZodSuccess: () => ZodSuccess,
  ZodSymbol: () => ZodSymbol,
  ZodTemplateLiteral: () => ZodTemplateLiteral,
  ZodTransform: () => ZodTransform,
  ZodTuple: () => ZodTuple,
  ZodType: () => ZodType,
  ZodULID: () => ZodULID,
  ZodURL: () => ZodURL,
  ZodUUID: () => ZodUUID,
  ZodUndefined: () => ZodUndefined,
  ZodUnion: () => ZodUnion,
  ZodUnknown: () => ZodUnknown,
  ZodVoid: () => ZodVoid,
  ZodXID: () => ZodXID,
  _ZodString: () => _ZodString,
  _default: () => _default2,
  _function: () => _function,
  any: () => any,
  array: () => array,
  base64: () => base642,
  base64url: () => base64url2,
  bigint: () => bigint2,
  boolean: () => boolean2,
  catch: () => _catch2,
  check: () => check,
  cidrv4: () => cidrv42,
  cidrv6: () => cidrv62,
  clone: () => clone,
  codec: () => codec,
  coerce: () => coerce_exports,
  config: () => config,
  core: () => core_exports2,
  cuid: () => cuid3,
  cuid2: () => cuid22,
  custom: () => custom,
  date: () => date3,
  decode: () => decode2,
  decodeAsync: () => decodeAsync2,
  discriminatedUnion: () => discriminatedUnion,
  e164: () => e1642,
  email: () => email2,
  emoji: () => emoji2,
  encode: () => encode2,
  encodeAsync: () => encodeAsync2,
  endsWith: () => _endsWith,
  enum: () => _enum2,
  file: () => file,
  flattenError: () => flattenError,
  float32: () => float32,
  float64: () => float64,
  formatError: () => formatError,
  function: () => _function,
  getErrorMap: () => getErrorMap,
  globalRegistry: () => globalRegistry,
  gt: () => _gt,
  gte: () => _gte,
  guid: () => guid2,
  hash: () => hash,
  hex: () => hex2,
  hostname: () => hostname2,
  httpUrl: () => httpUrl,
  includes: () => _includes,
  instanceof: () => _instanceof,
  int: () => int,
  int32: () => int32,
  int64: () => int64,
  intersection: () => intersection,
  ipv4: () => ipv42,
  ipv6: () => ipv62,
  iso: () => iso_exports,
  json: () => json,
  jwt: () => jwt,
  keyof: () => keyof,
  ksuid: () => ksuid2,
  lazy: () => lazy,
  length: () => _length,
  literal: () => literal,
  locales: () => locales_exports,
  looseObject: () => looseObject,
  lowercase: () => _lowercase,
  lt: () => _lt,
  lte: () => _lte,
  map: () => map,
  maxLength: () => _maxLength,
  maxSize: () => _maxSize,
  mime: () => _mime,
  minLength: () => _minLength,
  minSize: () => _minSize,
  multipleOf: () => _multipleOf,
  nan: () => nan,
  nanoid: () => nanoid2,
  nativeEnum: () => nativeEnum,
  negative: () => _negative,
  never: () => never,
  nonnegative: () => _nonnegative,
  nonoptional: () => nonoptional,
  nonpositive: () => _nonpositive,
  normalize: () => _normalize,
  null: () => _null3,
  nullable: () => nullable,
  nullish: () => nullish2,
  number: () => number2,
  object: () => object,
  optional: () => optional,
  overwrite: () => _overwrite,
  parse: () => parse2,
  parseAsync: () => parseAsync2,
  partialRecord: () => partialRecord,
  pipe: () => pipe,
  positive: () => _positive,
  prefault: () => prefault,
  preprocess: () => preprocess,
  prettifyError: () => prettifyError,
  promise: () => promise,
  property: () => _property,
  readonly: () => readonly,
  record: () => record,
  refine: () => refine,
  regex: () => _regex,
  regexes: () => regexes_exports,
  registry: () => registry,
  safeDecode: () => safeDecode2,
  safeDecodeAsync: () => safeDecodeAsync2,
  safeEncode: () => safeEncode2,
  safeEncodeAsync: () => safeEncodeAsync2,
  safeParse: () => safeParse2,
  safeParseAsync: () => safeParseAsync2,
  set: () => set,
  setErrorMap: () => setErrorMap,
  size: () => _size,
  startsWith: () => _startsWith,
  strictObject: () => strictObject,
  string: () => string2,
  stringFormat: () => stringFormat,
  stringbool: () => stringbool,
  success: () => success,
  superRefine: () => superRefine,
  symbol: () => symbol,
  templateLiteral: () => templateLiteral,
  toJSONSchema: () => toJSONSchema,
  toLowerCase: () => _toLowerCase,
  toUpperCase: () => _toUpperCase,
  transform: () => transform,
  treeifyError: () => treeifyError,
  trim: () => _trim,
  tuple: () => tuple,
  uint32: () => uint32,
  uint64: () => uint64,
  ulid: () => ulid2,
  undefined: () => _undefined3,
  union: () => union,
  unknown: () => unknown,
  uppercase: () => _uppercase,
  url: () => url,
  util: () => util_exports,
  uuid: () => uuid2,
  uuidv4: () => uuidv4,
  uuidv6: () => uuidv6,
  uuidv7: () => uuidv7,
  void: () => _void2,
  xid: () => xid2
});

// node_modules/zod/v4/core/index.js
var core_exports2 = {};
__export(core_exports2, {
  $ZodAny: () => $ZodAny,
  $ZodArray: () => $ZodArray,
  $ZodAsyncError: () => $ZodAsyncError,
  $ZodBase64: () => $ZodBase64,
  $ZodBase64URL: () => $ZodBase64URL,
  $ZodBigInt: () => $ZodBigInt,
  $ZodBigIntFormat: () => $ZodBigIntFormat,
  $ZodBoolean: () => $ZodBoolean,
  $ZodCIDRv4: () => $ZodCIDRv4,
  $ZodCIDRv6: () => $ZodCIDRv6,
  $ZodCUID: () => $ZodCUID,
  $ZodCUID2: () => $ZodCUID2,
  $ZodCatch: () => $ZodCatch,
  $ZodCheck: () => $ZodCheck,
  $ZodCheckBigIntFormat: () => $ZodCheckBigIntFormat,
  $ZodCheckEndsWith: () => $ZodCheckEndsWith,
  $ZodCheckGreaterThan: () => $ZodCheckGreaterThan,
  $ZodCheckIncludes: () => $ZodCheckIncludes,
  $ZodCheckLengthEquals: () => $ZodCheckLengthEquals,
  $ZodCheckLessThan: () => $ZodCheckLessThan,
  $ZodCheckLowerCase: () => $ZodCheckLowerCase,
  $ZodCheckMaxLength: () => $ZodCheckMaxLength,
  $ZodCheckMaxSize: () => $ZodCheckMaxSize,
  $ZodCheckMimeType: () => $ZodCheckMimeType,
  $ZodCheckMinLength: () => $ZodCheckMinLength,
  $ZodCheckMinSize: () => $ZodCheckMinSize,
  $ZodCheckMultipleOf: () => $ZodCheckMultipleOf,
  $ZodCheckNumberFormat: () => $ZodCheckNumberFormat,
  $ZodCheckOverwrite: () => $ZodCheckOverwrite,
  $ZodCheckProperty: () => $ZodCheckProperty,
  $ZodCheckRegex: () => $ZodCheckRegex,
  $ZodCheckSizeEquals: () => $ZodCheckSizeEquals,
  $ZodCheckStartsWith: () => $ZodCheckStartsWith,
  $ZodCheckStringFormat: () => $ZodCheckStringFormat,
  $ZodCheckUpperCase: () => $ZodCheckUpperCase,
  $ZodCodec: () => $ZodCodec,
  $ZodCustom: () => $ZodCustom,
  $ZodCustomStringFormat: () => $ZodCustomStringFormat,
  $ZodDate: () => $ZodDate,
  $ZodDefault: () => $ZodDefault,
  $ZodDiscriminatedUnion: () => $ZodDiscriminatedUnion,
  $ZodE164: () => $ZodE164,
  $ZodEmail: () => $ZodEmail,
  $ZodEmoji: () => $ZodEmoji,
  $ZodEncodeError: () => $ZodEncodeError,
  $ZodEnum: () => $ZodEnum,
  $ZodError: () => $ZodError,
  $ZodFile: () => $ZodFile,
  $ZodFunction: () => $ZodFunction,
  $ZodGUID: () => $ZodGUID,
  $ZodIPv4: () => $ZodIPv4,
  $ZodIPv6: () => $ZodIPv6,
  $ZodISODate: () => $ZodISODate,
  $ZodISODateTime: () => $ZodISODateTime,
  $ZodISODuration: () => $ZodISODuration,
  $ZodISOTime: () => $ZodISOTime,
  $ZodIntersection: () => $ZodIntersection,
  $ZodJWT: () => $ZodJWT,
  $ZodKSUID: () => $ZodKSUID,
  $ZodLazy: () => $ZodLazy,
  $ZodLiteral: () => $ZodLiteral,
  $ZodMap: () => $ZodMap,
  $ZodNaN: () => $ZodNaN,
  $ZodNanoID: () => $ZodNanoID,
  $ZodNever: () => $ZodNever,
  $ZodNonOptional: () => $ZodNonOptional,
  $ZodNull: () => $ZodNull,
  $ZodNullable: () => $ZodNullable,
  $ZodNumber: () => $ZodNumber,
  $ZodNumberFormat: () => $ZodNumberFormat,
  $ZodObject: () => $ZodObject,
  $ZodObjectJIT: () => $ZodObjectJIT,
  $ZodOptional: () => $ZodOptional,
  $ZodPipe: () => $ZodPipe,
  $ZodPrefault: () => $ZodPrefault,
  $ZodPromise: () => $ZodPromise,
  $ZodReadonly: () => $ZodReadonly,
  $ZodRealError: () => $ZodRealError,
  $ZodRecord: () => $ZodRecord,
  $ZodRegistry: () => $ZodRegistry,
  $ZodSet: () => $ZodSet,
  $ZodString: () => $ZodString,
  $ZodStringFormat: () => $ZodStringFormat,
  $ZodSuccess: () => $ZodSuccess,
  $ZodSymbol: () => $ZodSymbol,
  $ZodTemplateLiteral: () => $ZodTemplateLiteral,
  $ZodTransform: () => $ZodTransform,
  $ZodTuple: () => $ZodTuple,
  $ZodType: () => $ZodType,
  $ZodULID: () => $ZodULID,
  $ZodURL: () => $ZodURL,
  $ZodUUID: () => $ZodUUID,
  $ZodUndefined: () => $ZodUndefined,
  $ZodUnion: () => $ZodUnion,
  $ZodUnknown: () => $ZodUnknown,
  $ZodVoid: () => $ZodVoid,
  $ZodXID: () => $ZodXID,
  $brand: () => $brand,
  $constructor: () => $constructor,
  $input: () => $input,
  $output: () => $output,
  Doc: () => Doc,
  JSONSchema: () => json_schema_exports,
  JSONSchemaGenerator: () => JSONSchemaGenerator,
  NEVER: () => NEVER,
  TimePrecision: () => TimePrecision,
  _any: () => _any,
  _array: () => _array,
  _base64: () => _base64,
  _base64url: () => _base64url,
  _bigint: () => _bigint,
  _boolean: () => _boolean,
  _catch: () => _catch,
  _check: () => _check,
  _cidrv4: () => _cidrv4,
  _cidrv6: () => _cidrv6,
  _coercedBigint: () => _coercedBigint,
  _coercedBoolean: () => _coercedBoolean,
  _coercedDate: () => _coercedDate,
  _coercedNumber: () => _coercedNumber,
  _coercedString: () => _coercedString,
  _cuid: () => _cuid,
  _cuid2: () => _cuid2,
  _custom: () => _custom,
  _date: () => _date,
  _decode: () => _decode,
  _decodeAsync: () => _decodeAsync,
  _default: () => _default,
  _discriminatedUnion: () => _discriminatedUnion,
  _e164: () => _e164,
  _email: () => _email,
  _emoji: () => _emoji2,
  _encode: () => _encode,
  _encodeAsync: () => _encodeAsync,
  _endsWith: () => _endsWith,
  _enum: () => _enum,
  _file: () => _file,
  _float32: () => _float32,
  _float64: () => _float64,
  _gt: () => _gt,
  _gte: () => _gte,
  _guid: () => _guid,
  _includes: () => _includes,
  _int: () => _int,
  _int32: () => _int32,
  _int64: () => _int64,
  _intersection: () => _intersection,
  _ipv4: () => _ipv4,
  _ipv6: () => _ipv6,
  _isoDate: () => _isoDate,
  _isoDateTime: () => _isoDateTime,
  _isoDuration: () => _isoDuration,
  _isoTime: () => _isoTime,
  _jwt: () => _jwt,
  _ksuid: () => _ksuid,
  _lazy: () => _lazy,
  _length: () => _length,
  _literal: () => _literal,
  _lowercase: () => _lowercase,
  _lt: () => _lt,
  _lte: () => _lte,
  _map: () => _map,
  _max: () => _lte,
  _maxLength: () => _maxLength,
  _maxSize: () => _maxSize,
  _mime: () => _mime,
  _min: () => _gte,
  _minLength: () => _minLength,
  _minSize: () => _minSize,
  _multipleOf: () => _multipleOf,
  _nan: () => _nan,
  _nanoid: () => _nanoid,
  _nativeEnum: () => _nativeEnum,
  _negative: () => _negative,
  _never: () => _never,
  _nonnegative: () => _nonnegative,
  _nonoptional: () => _nonoptional,
  _nonpositive: () => _nonpositive,
  _normalize: () => _normalize,
  _null: () => _null2,
  _nullable: () => _nullable,
  _number: () => _number,
  _optional: () => _optional,
  _overwrite: () => _overwrite,
  _parse: () => _parse,
  _parseAsync: () => _parseAsync,
  _pipe: () => _pipe,
  _positive: () => _positive,
  _promise: () => _promise,
  _property: () => _property,
  _readonly: () => _readonly,
  _record: () => _record,
  _refine: () => _refine,
  _regex: () => _regex,
  _safeDecode: () => _safeDecode,
  _safeDecodeAsync: () => _safeDecodeAsync,
  _safeEncode: () => _safeEncode,
  _safeEncodeAsync: () => _safeEncodeAsync,
  _safeParse: () => _safeParse,
  _safeParseAsync: () => _safeParseAsync,
  _set: () => _set,
  _size: () => _size,
  _startsWith: () => _startsWith,
  _string: () => _string,
  _stringFormat: () => _stringFormat,
  _stringbool: () => _stringbool,
  _success: () => _success,
  _superRefine: () => _superRefine,
  _symbol: () => _symbol,
  _templateLiteral: () => _templateLiteral,
  _toLowerCase: () => _toLowerCase,
  _toUpperCase: () => _toUpperCase,
  _transform: () => _transform,
  _trim: () => _trim,
  _tuple: () => _tuple,
  _uint32: () => _uint32,
  _uint64: () => _uint64,
  _ulid: () => _ulid,
  _undefined: () => _undefined2,
  _union: () => _union,
  _unknown: () => _unknown,
  _uppercase: () => _uppercase,
  _url: () => _url,
  _uuid: () => _uuid,
  _uuidv4: () => _uuidv4,
  _uuidv6: () => _uuidv6,
  _uuidv7: () => _uuidv7,
  _void: () => _void,
  _xid: () => _xid,
  clone: () => clone,
  config: () => config,
  decode: () => decode,
  decodeAsync: () => decodeAsync,
  encode: () => encode,
  encodeAsync: () => encodeAsync,
  flattenError: () => flattenError,
  formatError: () => formatError,
  globalConfig: () => globalConfig,
  globalRegistry: () => globalRegistry,
  isValidBase64: () => isValidBase64,
  isValidBase64URL: () => isValidBase64URL,
  isValidJWT: () => isValidJWT,
  locales: () => locales_exports,
  parse: () => parse,
  parseAsync: () => parseAsync,
  prettifyError: () => prettifyError,
  regexes: () => regexes_exports,
  registry: () => registry,
  safeDecode: () => safeDecode,
  safeDecodeAsync: () => safeDecodeAsync,
  safeEncode: () => safeEncode,
  safeEncodeAsync: () => safeEncodeAsync,
  safeParse: () => safeParse,
  safeParseAsync: () => safeParseAsync,
  toDotPath: () => toDotPath,
  toJSONSchema: () => toJSONSchema,
  treeifyError: () => treeifyError,
  util: () => util_exports,
  version: () => version
});

// node_modules/zod/v4/core/core.js
var NEVER = Object.freeze({
  status: "aborted"
});
// @__NO_SIDE_EFFECTS__
function $constructor(name, initializer3, params) {
  function init(inst, def) {
    var _a;
    Object.defineProperty(inst, "_zod", {
      value: inst._zod ?? {},
      enumerable: false
    });
    (_a = inst._zod).traits ?? (_a.traits = /* @__PURE__ */ new Set());
    inst._zod.traits.add(name);
    initializer3(inst, def);
    for (const k in _.prototype) {
      if (!(k in inst))
        Object.defineProperty(inst, k, { value: _.prototype[k].bind(inst) });
    }
    inst._zod.constr = _;
    inst._zod.def = def;
  }
  const Parent = params?.Parent ?? Object;
  class Definition extends Parent {
  }
  Object.defineProperty(Definition, "name", { value: name });
  function _(def) {
    var _a;
    const inst = params?.Parent ? new Definition() : this;
    init(inst, def);
    (_a = inst._zod).deferred ?? (_a.deferred = []);
    for (const fn of inst._zod.deferred) {
      fn();
    }
    return inst;
  }
  Object.defineProperty(_, "init", { value: init });
  Object.defineProperty(_, Symbol.hasInstance, {
    value: (inst) => {
      if (params?.Parent && inst instanceof params.Parent)
        return true;
      return inst?._zod?.traits?.has(name);
    }
  });
  Object.defineProperty(_, "name", { value: name });
  return _;
}
var $brand = /* @__PURE__ */ Symbol("zod_brand");
var $ZodAsyncError = class extends Error {
  constructor() {
    super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
  }
};
var $ZodEncodeError = class extends Error {
  constructor(name) {
    super(`Encountered unidirectional transform during encode: ${name}`);
    this.name = "ZodEncodeError";
  }
};
var globalConfig = {};
function config(newConfig) {
  if (newConfig)
    Object.assign(globalConfig, newConfig);
  return globalConfig;
}

// node_modules/zod/v4/core/util.js
var util_exports = {};
__export(util_exports, {
  BIGINT_FORMAT_RANGES: () => BIGINT_FORMAT_RANGES,
  Class: () => Class,
  NUMBER_FORMAT_RANGES: () => NUMBER_FORMAT_RANGES,
  aborted: () => aborted,
  allowsEval: () => allowsEval,
  assert: () => assert,
  assertEqual: () => assertEqual,
  assertIs: () => assertIs,
  assertNever: () => assertNever,
  assertNotEqual: () => assertNotEqual,
  assignProp: () => assignProp,
  base64ToUint8Array: () => base64ToUint8Array,
  base64urlToUint8Array: () => base64urlToUint8Array,
  cached: () => cached,
  captureStackTrace: () => captureStackTrace,
  cleanEnum: () => cleanEnum,
  cleanRegex: () => cleanRegex,
  clone: () => clone,
  cloneDef: () => cloneDef,
  createTransparentProxy: () => createTransparentProxy,
  defineLazy: () => defineLazy,
  esc: () => esc,
  escapeRegex: () => escapeRegex,
  extend: () => extend,
  finalizeIssue: () => finalizeIssue,
  floatSafeRemainder: () => floatSafeRemainder,
  getElementAtPath: () => getElementAtPath,
  getEnumValues: () => getEnumValues,
  getLengthableOrigin: () => getLengthableOrigin,
  getParsedType: () => getParsedType,
  getSizableOrigin: () => getSizableOrigin,
  hexToUint8Array: () => hexToUint8Array,
  isObject: () => isObject,
  isPlainObject: () => isPlainObject,
  issue: () => issue,
  joinValues: () => joinValues,
  jsonStringifyReplacer: () => jsonStringifyReplacer,
  merge: () => merge,
  mergeDefs: () => mergeDefs,
  normalizeParams: () => normalizeParams,
  nullish: () => nullish,
  numKeys: () => numKeys,
  objectClone: () => objectClone,
  omit: () => omit,
  optionalKeys: () => optionalKeys,
  partial: () => partial,
  pick: () => pick,
  prefixIssues: () => prefixIssues,
  primitiveTypes: () => primitiveTypes,
  promiseAllObject: () => promiseAllObject,
  propertyKeyTypes: () => propertyKeyTypes,
  randomString: () => randomString,
  required: () => required,
  safeExtend: () => safeExtend,
  shallowClone: () => shallowClone,
  stringifyPrimitive: () => stringifyPrimitive,
  uint8ArrayToBase64: () => uint8ArrayToBase64,
  uint8ArrayToBase64url: () => uint8ArrayToBase64url,
  uint8ArrayToHex: () => uint8ArrayToHex,
  unwrapMessage: () => unwrapMessage
});
function assertEqual(val) {
  return val;
}
function assertNotEqual(val) {
  return val;
}
function assertIs(_arg) {
}
function assertNever(_x) {
  throw new Error();
}
function assert(_) {
}
function getEnumValues(entries) {
  const numericValues = Object.values(entries).filter((v) => typeof v === "number");
  const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
  return values;
}
function joinValues(array2, separator = "|") {
  return array2.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
  if (typeof value === "bigint")
    return value.toString();
  return value;
}
function cached(getter) {
  const set2 = false;
  return {
    get value() {
      if (!set2) {
        const value = getter();
        Object.defineProperty(this, "value", { value });
        return value;
      }
      throw new Error("cached value already set");
    }
  };
}
function nullish(input) {
  return input === null || input === void 0;
}
function cleanRegex(source) {
  const start = source.startsWith("^") ? 1 : 0;
  const end2 = source.endsWith("$") ? source.length - 1 : source.length;
  return source.slice(start, end2);
}
function floatSafeRemainder(val, step2) {
  const valDecCount = (val.toString().split(".")[1] || "").length;
  const stepString = step2.toString();
  let stepDecCount = (stepString.split(".")[1] || "").length;
  if (stepDecCount === 0 && /\d?e-\d?/.test(stepString)) {
    const match = stepString.match(/\d?e-(\d?)/);
    if (match?.[1]) {
      stepDecCount = Number.parseInt(match[1]);
    }
  }
  const decCount = valDecCount > stepDecCount ? valDecCount : stepDecCount;
  const valInt = Number.parseInt(val.toFixed(decCount).replace(".", ""));
  const stepInt = Number.parseInt(step2.toFixed(decCount).replace(".", ""));
  return valInt % stepInt / 10 ** decCount;
}
var EVALUATING = /* @__PURE__ */ Symbol("evaluating");
function defineLazy(object2, key, getter) {
  let value = void 0;
  Object.defineProperty(object2, key, {
    get() {
      if (value === EVALUATING) {
        return void 0;
      }
      if (value === void 0) {
        value = EVALUATING;
        value = getter();
      }
      return value;
    },
    set(v) {
      Object.defineProperty(object2, key, {
        value: v
        // configurable: true,
      });
    },
    configurable: true
  });
}
function objectClone(obj) {
  return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
  Object.defineProperty(target, prop, {
    value,
    writable: true,
    enumerable: true,
    configurable: true
  });
}
function mergeDefs(...defs) {
  const mergedDescriptors = {};
  for (const def of defs) {
    const descriptors = Object.getOwnPropertyDescriptors(def);
    Object.assign(mergedDescriptors, descriptors);
  }
  return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
  return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path16) {
  if (!path16)
    return obj;
  return path16.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
  const keys = Object.keys(promisesObj);
  const promises = keys.map((key) => promisesObj[key]);
  return Promise.all(promises).then((results2) => {
    const resolvedObj = {};
    for (let i = 0; i < keys.length; i++) {
      resolvedObj[keys[i]] = results2[i];
    }
    return resolvedObj;
  });
}
function randomString(length = 10) {
  const chars = "abcdefghijklmnopqrstuvwxyz";
  let str = "";
  for (let i = 0; i < length; i++) {
    str += chars[Math.floor(Math.random() * chars.length)];
  }
  return str;
}
function esc(str) {
  return JSON.stringify(str);
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
};
function isObject(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
var allowsEval = cached(() => {
  if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
    return false;
  }
  try {
    const F = Function;
    new F("");
    return true;
  } catch (_) {
    return false;
  }
});
function isPlainObject(o) {
  if (isObject(o) === false)
    return false;
  const ctor = o.constructor;
  if (ctor === void 0)
    return true;
  const prot = ctor.prototype;
  if (isObject(prot) === false)
    return false;
  if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
    return false;
  }
  return true;
}
function shallowClone(o) {
  if (isPlainObject(o))
    return { ...o };
  if (Array.isArray(o))
    return [...o];
  return o;
}
function numKeys(data) {
  let keyCount = 0;
  for (const key in data) {
    if (Object.prototype.hasOwnProperty.call(data, key)) {
      keyCount++;
    }
  }
  return keyCount;
}
var getParsedType = (data) => {
  const t = typeof data;
  switch (t) {
    case "undefined":
      return "undefined";
    case "string":
      return "string";
    case "number":
      return Number.isNaN(data) ? "nan" : "number";
    case "boolean":
      return "boolean";
    case "function":
      return "function";
    case "bigint":
      return "bigint";
    case "symbol":
      return "symbol";
    case "object":
      if (Array.isArray(data)) {
        return "array";
      }
      if (data === null) {
        return "null";
      }
      if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
        return "promise";
      }
      if (typeof Map !== "undefined" && data instanceof Map) {
        return "map";
      }
      if (typeof Set !== "undefined" && data instanceof Set) {
        return "set";
      }
      if (typeof Date !== "undefined" && data instanceof Date) {
        return "date";
      }
      if (typeof File !== "undefined" && data instanceof File) {
        return "file";
      }
      return "object";
    default:
      throw new Error(`Unknown data type: ${t}`);
  }
};
var propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
var primitiveTypes = /* @__PURE__ */ new Set(["string", "number", "bigint", "boolean", "symbol", "undefined"]);
function escapeRegex(str) {
  return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
  const cl = new inst._zod.constr(def ?? inst._zod.def);
  if (!def || params?.parent)
    cl._zod.parent = inst;
  return cl;
}
function normalizeParams(_params) {
  const params = _params;
  if (!params)
    return {};
  if (typeof params === "string")
    return { error: () => params };
  if (params?.message !== void 0) {
    if (params?.error !== void 0)
      throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
  }
  delete params.message;
  if (typeof params.error === "string")
    return { ...params, error: () => params.error };
  return params;
}
function createTransparentProxy(getter) {
  let target;
  return new Proxy({}, {
    get(_, prop, receiver) {
      target ?? (target = getter());
      return Reflect.get(target, prop, receiver);
    },
    set(_, prop, value, receiver) {
      target ?? (target = getter());
      return Reflect.set(target, prop, value, receiver);
    },
    has(_, prop) {
      target ?? (target = getter());
      return Reflect.has(target, prop);
    },
    deleteProperty(_, prop) {
      target ?? (target = getter());
      return Reflect.deleteProperty(target, prop);
    },
    ownKeys(_) {
      target ?? (target = getter());
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(_, prop) {
      target ?? (target = getter());
      return Reflect.getOwnPropertyDescriptor(target, prop);
    },
    defineProperty(_, prop, descriptor) {
      target ?? (target = getter());
      return Reflect.defineProperty(target, prop, descriptor);
    }
  });
}
function stringifyPrimitive(value) {
  if (typeof value === "bigint")
    return value.toString() + "n";
  if (typeof value === "string")
    return `"${value}"`;
  return `${value}`;
}
function optionalKeys(shape) {
  return Object.keys(shape).filter((k) => {
    return shape[k]._zod.optin === "optional" && shape[k]._zod.optout === "optional";
  });
}
var NUMBER_FORMAT_RANGES = {
  safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  int32: [-2147483648, 2147483647],
  uint32: [0, 4294967295],
  float32: [-34028234663852886e22, 34028234663852886e22],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
};
var BIGINT_FORMAT_RANGES = {
  int64: [/* @__PURE__ */ BigInt("-9223372036854775808"), /* @__PURE__ */ BigInt("9223372036854775807")],
  uint64: [/* @__PURE__ */ BigInt(0), /* @__PURE__ */ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
  const currDef = schema._zod.def;
  const def = mergeDefs(schema._zod.def, {
    get shape() {
      const newShape = {};
      for (const key in mask) {
        if (!(key in currDef.shape)) {
          throw new Error(`Unrecognized key: "${key}"`);
        }
        if (!mask[key])
          continue;
        newShape[key] = currDef.shape[key];
      }
      assignProp(this, "shape", newShape);
      return newShape;
    },
    checks: []
  });
  return clone(schema, def);
}
function omit(schema, mask) {
  const currDef = schema._zod.def;
  const def = mergeDefs(schema._zod.def, {
    get shape() {
      const newShape = { ...schema._zod.def.shape };
      for (const key in mask) {
        if (!(key in currDef.shape)) {
          throw new Error(`Unrecognized key: "${key}"`);
        }
        if (!mask[key])
          continue;
        delete newShape[key];
      }
      assignProp(this, "shape", newShape);
      return newShape;
    },
    checks: []
  });
  return clone(schema, def);
}
function extend(schema, shape) {
  if (!isPlainObject(shape)) {
    throw new Error("Invalid input to extend: expected a plain object");
  }
  const checks = schema._zod.def.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error("Object schemas containing refinements cannot be extended. Use `.safeExtend()` instead.");
  }
  const def = mergeDefs(schema._zod.def, {
    get shape() {
      const _shape = { ...schema._zod.def.shape, ...shape };
      assignProp(this, "shape", _shape);
      return _shape;
    },
    checks: []
  });
  return clone(schema, def);
}
function safeExtend(schema, shape) {
  if (!isPlainObject(shape)) {
    throw new Error("Invalid input to safeExtend: expected a plain object");
  }
  const def = {
    ...schema._zod.def,
    get shape() {
      const _shape = { ...schema._zod.def.shape, ...shape };
      assignProp(this, "shape", _shape);
      return _shape;
    },
    checks: schema._zod.def.checks
  };
  return clone(schema, def);
}
function merge(a, b) {
  const def = mergeDefs(a._zod.def, {
    get shape() {
      const _shape = { ...a._zod.def.shape, ...b._zod.def.shape };
      assignProp(this, "shape", _shape);
      return _shape;
    },
    get catchall() {
      return b._zod.def.catchall;
    },
    checks: []
    // delete existing checks
  });
  return clone(a, def);
}
function partial(Class2, schema, mask) {
  const def = mergeDefs(schema._zod.def, {
    get shape() {
      const oldShape = schema._zod.def.shape;
      const shape = { ...oldShape };
      if (mask) {
        for (const key in mask) {
          if (!(key in oldShape)) {
            throw new Error(`Unrecognized key: "${key}"`);
          }
          if (!mask[key])
            continue;
          shape[key] = Class2 ? new Class2({
            type: "optional",
            innerType: oldShape[key]
          }) : oldShape[key];
        }
      } else {
        for (const key in oldShape) {
          shape[key] = Class2 ? new Class2({
            type: "optional",
            innerType: oldShape[key]
          }) : oldShape[key];
        }
      }
      assignProp(this, "shape", shape);
      return shape;
    },
    checks: []
  });
  return clone(schema, def);
}
function required(Class2, schema, mask) {
  const def = mergeDefs(schema._zod.def, {
    get shape() {
      const oldShape = schema._zod.def.shape;
      const shape = { ...oldShape };
      if (mask) {
        for (const key in mask) {
          if (!(key in shape)) {
            throw new Error(`Unrecognized key: "${key}"`);
          }
          if (!mask[key])
            continue;
          shape[key] = new Class2({
            type: "nonoptional",
            innerType: oldShape[key]
          });
        }
      } else {
        for (const key in oldShape) {
          shape[key] = new Class2({
            type: "nonoptional",
            innerType: oldShape[key]
          });
        }
      }
      assignProp(this, "shape", shape);
      return shape;
    },
    checks: []
  });
  return clone(schema, def);
}
function aborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue !== true) {
      return true;
    }
  }
  return false;
}
function prefixIssues(path16, issues) {
  return issues.map((iss) => {
    var _a;
    (_a = iss).path ?? (_a.path = []);
    iss.path.unshift(path16);
    return iss;
  });
}
function unwrapMessage(message) {
  return typeof message === "string" ? message : message?.message;
}
function finalizeIssue(iss, ctx, config2) {
  const full = { ...iss, path: iss.path ?? [] };
  if (!iss.message) {
    const message = unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config2.customError?.(iss)) ?? unwrapMessage(config2.localeError?.(iss)) ?? "Invalid input";
    full.message = message;
  }
  delete full.inst;
  delete full.continue;
  if (!ctx?.reportInput) {
    delete full.input;
  }
  return full;
}
function getSizableOrigin(input) {
  if (input instanceof Set)
    return "set";
  if (input instanceof Map)
    return "map";
  if (input instanceof File)
    return "file";
  return "unknown";
}
function getLengthableOrigin(input) {
  if (Array.isArray(input))
    return "array";
  if (typeof input === "string")
    return "string";
  return "unknown";
}
function issue(...args) {
  const [iss, input, inst] = args;
  if (typeof iss === "string") {
    return {
      message: iss,
      code: "custom",
      input,
      inst
    };
  }
  return { ...iss };
}
function cleanEnum(obj) {
  return Object.entries(obj).filter(([k, _]) => {
    return Number.isNaN(Number.parseInt(k, 10));
  }).map((el) => el[1]);
}
function base64ToUint8Array(base643) {
  const binaryString = atob(base643);
  const bytes = new Uint8Array(binaryString.length);
  for (let i = 0; i < binaryString.length; i++) {
    bytes[i] = binaryString.charCodeAt(i);
  }
  return bytes;
}
function uint8ArrayToBase64(bytes) {
  let binaryString = "";
  for (let i = 0; i < bytes.length; i++) {
    binaryString += String.fromCharCode(bytes[i]);
  }
  return btoa(binaryString);
}
function base64urlToUint8Array(base64url3) {
  const base643 = base64url3.replace(/-/g, "+").replace(/_/g, "/");
  const padding = "=".repeat((4 - base643.length % 4) % 4);
  return base64ToUint8Array(base643 + padding);
}
function uint8ArrayToBase64url(bytes) {
  return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex3) {
  const cleanHex = hex3.replace(/^0x/, "");
  if (cleanHex.length % 2 !== 0) {
    throw new Error("Invalid hex string length");
  }
  const bytes = new Uint8Array(cleanHex.length / 2);
  for (let i = 0; i < cleanHex.length; i += 2) {
    bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
  }
  return bytes;
}
function uint8ArrayToHex(bytes) {
  return Array.from(bytes).map((b) => b.toString(16).padStart(2, "0")).join("");
}
var Class = class {
  constructor(..._args) {
  }
};

// node_modules/zod/v4/core/errors.js
var initializer = (inst, def) => {
  inst.name = "$ZodError";
  Object.defineProperty(inst, "_zod", {
    value: inst._zod,
    enumerable: false
  });
  Object.defineProperty(inst, "issues", {
    value: def,
    enumerable: false
  });
  inst.message = JSON.stringify(def, jsonStringifyReplacer, 2);
  Object.defineProperty(inst, "toString", {
    value: () => inst.message,
    enumerable: false
  });
};
var $ZodError = $constructor("$ZodError", initializer);
var $ZodRealError = $constructor("$ZodError", initializer, { Parent: Error });
function flattenError(error45, mapper = (issue2) => issue2.message) {
  const fieldErrors = {};
  const formErrors = [];
  for (const sub of error45.issues) {
    if (sub.path.length > 0) {
      fieldErrors[sub.path[0]] = fieldErrors[sub.path[0]] || [];
      fieldErrors[sub.path[0]].push(mapper(sub));
    } else {
      formErrors.push(mapper(sub));
    }
  }
  return { formErrors, fieldErrors };
}
function formatError(error45, _mapper) {
  const mapper = _mapper || function(issue2) {
    return issue2.message;
  };
  const fieldErrors = { _errors: [] };
  const processError = (error46) => {
    for (const issue2 of error46.issues) {
      if (issue2.code === "invalid_union" && issue2.errors.length) {
        issue2.errors.map((issues) => processError({ issues }));
      } else if (issue2.code === "invalid_key") {
        processError({ issues: issue2.issues });
      } else if (issue2.code === "invalid_element") {
        processError({ issues: issue2.issues });
      } else if (issue2.path.length === 0) {
        fieldErrors._errors.push(mapper(issue2));
      } else {
        let curr = fieldErrors;
        let i = 0;
        while (i < issue2.path.length) {
          const el = issue2.path[i];
          const terminal = i === issue2.path.length - 1;
          if (!terminal) {
            curr[el] = curr[el] || { _errors: [] };
          } else {
            curr[el] = curr[el] || { _errors: [] };
            curr[el]._errors.push(mapper(issue2));
          }
          curr = curr[el];
          i++;
        }
      }
    }
  };
  processError(error45);
  return fieldErrors;
}
function treeifyError(error45, _mapper) {
  const mapper = _mapper || function(issue2) {
    return issue2.message;
  };
  const result = { errors: [] };
  const processError = (error46, path16 = []) => {
    var _a, _b;
    for (const issue2 of error46.issues) {
      if (issue2.code === "invalid_union" && issue2.errors.length) {
        issue2.errors.map((issues) => processError({ issues }, issue2.path));
      } else if (issue2.code === "invalid_key") {
        processError({ issues: issue2.issues }, issue2.path);
      } else if (issue2.code === "invalid_element") {
        processError({ issues: issue2.issues }, issue2.path);
      } else {
        const fullpath = [...path16, ...issue2.path];
        if (fullpath.length === 0) {
          result.errors.push(mapper(issue2));
          continue;
        }
        let curr = result;
        let i = 0;
        while (i < fullpath.length) {
          const el = fullpath[i];
          const terminal = i === fullpath.length - 1;
          if (typeof el === "string") {
            curr.properties ?? (curr.properties = {});
            (_a = curr.properties)[el] ?? (_a[el] = { errors: [] });
            curr = curr.properties[el];
          } else {
            curr.items ?? (curr.items = []);
            (_b = curr.items)[el] ?? (_b[el] = { errors: [] });
            curr = curr.items[el];
          }
          if (terminal) {
            curr.errors.push(mapper(issue2));
          }
          i++;
        }
      }
    }
  };
  processError(error45);
  return result;
}
function toDotPath(_path) {
  const segs = [];
  const path16 = _path.map((seg) => typeof seg === "object" ? seg.key : seg);
  for (const seg of path16) {
    if (typeof seg === "number")
      segs.push(`[${seg}]`);
    else if (typeof seg === "symbol")
      segs.push(`[${JSON.stringify(String(seg))}]`);
    else if (/[^\w$]/.test(seg))
      segs.push(`[${JSON.stringify(seg)}]`);
    else {
      if (segs.length)
        segs.push(".");
      segs.push(seg);
    }
  }
  return segs.join("");
}
function prettifyError(error45) {
  const lines = [];
  const issues = [...error45.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
  for (const issue2 of issues) {
    lines.push(`✖ ${issue2.message}`);
    if (issue2.path?.length)
      lines.push(`  → at ${toDotPath(issue2.path)}`);
  }
  return lines.join("\n");
}

// node_modules/zod/v4/core/parse.js
var _parse = (_Err) => (schema, value, _ctx, _params) => {
  const ctx = _ctx ? Object.assign(_ctx, { async: false }) : { async: false };
  const result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise) {
    throw new $ZodAsyncError();
  }
  if (result.issues.length) {
    const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
    captureStackTrace(e, _params?.callee);
    throw e;
  }
  return result.value;
};
var parse = /* @__PURE__ */ _parse($ZodRealError);
var _parseAsync = (_Err) => async (schema, value, _ctx, params) => {
  const ctx = _ctx ? Object.assign(_ctx, { async: true }) : { async: true };
  let result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise)
    result = await result;
  if (result.issues.length) {
    const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
    captureStackTrace(e, params?.callee);
    throw e;
  }
  return result.value;
};
var parseAsync = /* @__PURE__ */ _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
  const result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise) {
    throw new $ZodAsyncError();
  }
  return result.issues.length ? {
    success: false,
    error: new (_Err ?? $ZodError)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
  } : { success: true, data: result.value };
};
var safeParse = /* @__PURE__ */ _safeParse($ZodRealError);
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? Object.assign(_ctx, { async: true }) : { async: true };
  let result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise)
    result = await result;
  return result.issues.length ? {
    success: false,
    error: new _Err(result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
  } : { success: true, data: result.value };
};
var safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError);
var _encode = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? Object.assign(_ctx, { direction: "backward" }) : { direction: "backward" };
  return _parse(_Err)(schema, value, ctx);
};
var encode = /* @__PURE__ */ _encode($ZodRealError);
var _decode = (_Err) => (schema, value, _ctx) => {
  return _parse(_Err)(schema, value, _ctx);
};
var decode = /* @__PURE__ */ _decode($ZodRealError);
var _encodeAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? Object.assign(_ctx, { direction: "backward" }) : { direction: "backward" };
  return _parseAsync(_Err)(schema, value, ctx);
};
var encodeAsync = /* @__PURE__ */ _encodeAsync($ZodRealError);
var _decodeAsync = (_Err) => async (schema, value, _ctx) => {
  return _parseAsync(_Err)(schema, value, _ctx);
};
var decodeAsync = /* @__PURE__ */ _decodeAsync($ZodRealError);
var _safeEncode = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? Object.assign(_ctx, { direction: "backward" }) : { direction: "backward" };
  return _safeParse(_Err)(schema, value, ctx);
};
var safeEncode = /* @__PURE__ */ _safeEncode($ZodRealError);
var _safeDecode = (_Err) => (schema, value, _ctx) => {
  return _safeParse(_Err)(schema, value, _ctx);
};
var safeDecode = /* @__PURE__ */ _safeDecode($ZodRealError);
var _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? Object.assign(_ctx, { direction: "backward" }) : { direction: "backward" };
  return _safeParseAsync(_Err)(schema, value, ctx);
};
var safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync($ZodRealError);
var _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
  return _safeParseAsync(_Err)(schema, value, _ctx);
};
var safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync($ZodRealError);

// node_modules/zod/v4/core/regexes.js
var regexes_exports = {};
__export(regexes_exports, {
  base64: () => base64,
  base64url: () => base64url,
  bigint: () => bigint,
  boolean: () => boolean,
  browserEmail: () => browserEmail,
  cidrv4: () => cidrv4,
  cidrv6: () => cidrv6,
  cuid: () => cuid,
  cuid2: () => cuid2,
  date: () => date,
  datetime: () => datetime,
  domain: () => domain,
  duration: () => duration,
  e164: () => e164,
  email: () => email,
  emoji: () => emoji,
  extendedDuration: () => extendedDuration,
  guid: () => guid,
  hex: () => hex,
  hostname: () => hostname,
  html5Email: () => html5Email,
  idnEmail: () => idnEmail,
  integer: () => integer,
  ipv4: () => ipv4,
  ipv6: () => ipv6,
  ksuid: () => ksuid,
  lowercase: () => lowercase,
  md5_base64: () => md5_base64,
  md5_base64url: () => md5_base64url,
  md5_hex: () => md5_hex,
  nanoid: () => nanoid,
  null: () => _null,
  number: () => number,
  rfc5322Email: () => rfc5322Email,
  sha1_base64: () => sha1_base64,
  sha1_base64url: () => sha1_base64url,
  sha1_hex: () => sha1_hex,
  sha256_base64: () => sha256_base64,
  sha256_base64url: () => sha256_base64url,
  sha256_hex: () => sha256_hex,
  sha384_base64: () => sha384_base64,
  sha384_base64url: () => sha384_base64url,
  sha384_hex: () => sha384_hex,
  sha512_base64: () => sha512_base64,
  sha512_base64url: () => sha512_base64url,
  sha512_hex: () => sha512_hex,
  string: () => string,
  time: () => time,
  ulid: () => ulid,
  undefined: () => _undefined,
  unicodeEmail: () => unicodeEmail,
  uppercase: () => uppercase,
  uuid: () => uuid,
  uuid4: () => uuid4,
  uuid6: () => uuid6,
  uuid7: () => uuid7,
  xid: () => xid
});
var cuid = /^[cC][^\s-]{8,}$/;
var cuid2 = /^[0-9a-z]+$/;
var ulid = /^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$/;
var xid = /^[0-9a-vA-V]{20}$/;
var ksuid = /^[A-Za-z0-9]{27}$/;
var nanoid = /^[a-zA-Z0-9_-]{21}$/;
var duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
var extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
var guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
var uuid = (version2) => {
  if (!version2)
    return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
  return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version2}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
var uuid4 = /* @__PURE__ */ uuid(4);
var uuid6 = /* @__PURE__ */ uuid(6);
var uuid7 = /* @__PURE__ */ uuid(7);
var email = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
var html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
var rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
var unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
var idnEmail = unicodeEmail;
var browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
var _emoji = `^(\\p{Extended_Pictographic}|\\p{Emoji_Component})+$`;
function emoji() {
  return new RegExp(_emoji, "u");
}
var ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
var ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
var cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
var cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|::|([0-9a-fA-F]{1,4})?::([0-9a-fA-F]{1,4}:?){0,6})\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
var base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
var base64url = /^[A-Za-z0-9_-]*$/;
var hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
var domain = /^([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,}$/;
var e164 = /^\+(?:[0-9]){6,14}[0-9]$/;
var dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
var date = /* @__PURE__ */ new RegExp(`^${dateSource}$`);
function timeSource(args) {
  const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
  const regex = typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
  return regex;
}
function time(args) {
  return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
  const time3 = timeSource({ precision: args.precision });
  const opts = ["Z"];
  if (args.local)
    opts.push("");
  if (args.offset)
    opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
  const timeRegex = `${time3}(?:${opts.join("|")})`;
  return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
var string = (params) => {
  const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
  return new RegExp(`^${regex}$`);
};
var bigint = /^-?\d+n?$/;
var integer = /^-?\d+$/;
var number = /^-?\d+(?:\.\d+)?/;
var boolean = /^(?:true|false)$/i;
var _null = /^null$/i;
var _undefined = /^undefined$/i;
var lowercase = /^[^A-Z]*$/;
var uppercase = /^[^a-z]*$/;
var hex = /^[0-9a-fA-F]*$/;
function fixedBase64(bodyLength, padding) {
  return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
function fixedBase64url(length) {
  return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
var md5_hex = /^[0-9a-fA-F]{32}$/;
var md5_base64 = /* @__PURE__ */ fixedBase64(22, "==");
var md5_base64url = /* @__PURE__ */ fixedBase64url(22);
var sha1_hex = /^[0-9a-fA-F]{40}$/;
var sha1_base64 = /* @__PURE__ */ fixedBase64(27, "=");
var sha1_base64url = /* @__PURE__ */ fixedBase64url(27);
var sha256_hex = /^[0-9a-fA-F]{64}$/;
var sha256_base64 = /* @__PURE__ */ fixedBase64(43, "=");
var sha256_base64url = /* @__PURE__ */ fixedBase64url(43);
var sha384_hex = /^[0-9a-fA-F]{96}$/;
var sha384_base64 = /* @__PURE__ */ fixedBase64(64, "");
var sha384_base64url = /* @__PURE__ */ fixedBase64url(64);
var sha512_hex = /^[0-9a-fA-F]{128}$/;
var sha512_base64 = /* @__PURE__ */ fixedBase64(86, "==");
var sha512_base64url = /* @__PURE__ */ fixedBase64url(86);

// node_modules/zod/v4/core/checks.js
var $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
  var _a;
  inst._zod ?? (inst._zod = {});
  inst._zod.def = def;
  (_a = inst._zod).onattach ?? (_a.onattach = []);
});
var numericOriginMap = {
  number: "number",
  bigint: "bigint",
  object: "date"
};
var $ZodCheckLessThan = /* @__PURE__ */ $constructor("$ZodCheckLessThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.onattach.push((inst2) => {
    const bag = inst2._zod.bag;
    const curr = (def.inclusive ? bag.maximum : bag.exclusiveMaximum) ?? Number.POSITIVE_INFINITY;
    if (def.value < curr) {
      if (def.inclusive)
        bag.maximum = def.value;
      else
        bag.exclusiveMaximum = def.value;
    }
  });
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
      return;
    }
    payload.issues.push({
      origin,
      code: "too_big",
      maximum: def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckGreaterThan = /* @__PURE__ */ $constructor("$ZodCheckGreaterThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.onattach.push((inst2) => {
    const bag = inst2._zod.bag;
    const curr = (def.inclusive ? bag.minimum : bag.exclusiveMinimum) ?? Number.NEGATIVE_INFINITY;
    if (def.value > curr) {
      if (def.inclusive)
        bag.minimum = def.value;
      else
        bag.exclusiveMinimum = def.value;
    }
  });
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
      return;
    }
    payload.issues.push({
      origin,
      code: "too_small",
      minimum: def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckMultipleOf = /* @__PURE__ */ $constructor("$ZodCheckMultipleOf", (inst, def) => {
  $ZodCheck.init(inst, def);
  inst._zod.onattach.push((inst2) => {
    var _a;
    (_a = inst2._zod.bag).multipleOf ?? (_a.multipleOf = def.value);
  });
  inst._zod.check = (payload) => {
    if (typeof payload.value !== typeof def.value)
      throw new Error("Cannot mix number and bigint in multiple_of check.");
    const isMultiple = typeof payload.value === "bigint" ? payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0;
    if (isMultiple)
      return;
    payload.issues.push({
      origin: typeof payload.value,
      code: "not_multiple_of",
      divisor: def.value,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckNumberFormat = /* @__PURE__ */ $constructor("$ZodCheckNumberFormat", (inst, def) => {
  $ZodCheck.init(inst, def);
  def.format = def.format || "float64";
  const isInt = def.format?.includes("int");
  const origin = isInt ? "int" : "number";
  const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
  inst._zod.onattach.push((inst2) => {
    const bag = inst2._zod.bag;
    bag.format = def.format;
    bag.minimum = minimum;
    bag.maximum = maximum;
    if (isInt)
      bag.pattern = integer;
  });
  inst._zod.check = (payload) => {
    const input = payload.value;
    if (isInt) {
      if (!Number.isInteger(input)) {
        payload.issues.push({
          expected: origin,
          format: def.format,
          code: "invalid_type",
          continue: false,
          input,
          inst
        });
        return;
      }
      if (!Number.isSafeInteger(input)) {
        if (input > 0) {
          payload.issues.push({
            input,
            code: "too_big",
            maximum: Number.MAX_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            continue: !def.abort
          });
        } else {
          payload.issues.push({
            input,
            code: "too_small",
            minimum: Number.MIN_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            continue: !def.abort
          });
        }
        return;
      }
    }
    if (input < minimum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_small",
        minimum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
    if (input > maximum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_big",
        maximum,
        inst
      });
    }
  };
});
var $ZodCheckBigIntFormat = /* @__PURE__ */ $constructor("$ZodCheckBigIntFormat", (inst, def) => {
  $ZodCheck.init(inst, def);
  const [minimum, maximum] = BIGINT_FORMAT_RANGES[def.format];
  inst._zod.onattach.push((inst2) => {
    const bag = inst2._zod.bag;
    bag.format = def.format;
    bag.minimum = minimum;
    bag.maximum = maximum;
  });
  inst._zod.check = (payload) => {
    const input = payload.value;
    if (input < minimum) {
      payload.issues.push({
        origin: "bigint",
        input,
        code: "too_small",
        minimum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
    if (input > maximum) {
      payload.issues.push({
        origin: "bigint",
        input,
        code: "too_big",
        maximum,
        inst
      });
    }
  };
});
var $ZodCheckMaxSize = /* @__PURE__ */ $constructor("$ZodCheckMaxSize", (inst, def) => {
  var _a;
  $ZodCheck.init(inst, def);
  (_a = inst._zod.def).when ?? (_a.when = (payload) => {
    const val = payload.value;
    return !nullish(val) && val.size !== void 0;
  });
  inst._zod.onattach.push((inst2) => {
    const curr = inst2._zod.bag.maximum ?? Number.POSITIVE_INFINITY;
    if (def.maximum < curr)
      inst2._zod.bag.maximum = def.maximum;
  });
  inst._zod.check = (payload) => {
    const input = payload.value;
    const size = input.size;
    if (size <= def.maximum)
      return;
    payload.issues.push({
      origin: getSizableOrigin(input),
      code: "too_big",
      maximum: def.maximum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckMinSize = /* @__PURE__ */ $constructor("$ZodCheckMinSize", (inst, def) => {
  var _a;
  $ZodCheck.init(inst, def);
  (_a = inst._zod.def).when ?? (_a.when = (payload) => {
    const val = payload.value;
    return !nullish(val) && val.size !== void 0;
  });
  inst._zod.onattach.push((inst2) => {
    const curr = inst2._zod.bag.minimum ?? Number.NEGATIVE_INFINITY;
    if (def.minimum > curr)
      inst2._zod.bag.minimum = def.minimum;
  });
  inst._zod.check = (payload) => {
    const input = payload.value;
    const size = input.size;
    if (size >= def.minimum)
      return;
    payload.issues.push({
      origin: getSizableOrigin(input),
      code: "too_small",
      minimum: def.minimum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckSizeEquals = /* @__PURE__ */ $constructor("$ZodCheckSizeEquals", (inst, def) => {
  var _a;
  $ZodCheck.init(inst, def);
  (_a = inst._zod.def).when ?? (_a.when = (payload) => {
    const val = payload.value;
    return !nullish(val) && val.size !== void 0;
  });
  inst._zod.onattach.push((inst2) => {
    const bag = inst2._zod.bag;
    bag.minimum = def.size;
    bag.maximum = def.size;
    bag.size = def.size;
  });
  inst._zod.check = (payload) => {
    const input = payload.value;
    const size = input.size;
    if (size === def.size)
      return;
    const tooBig = size > def.size;
    payload.issues.push({
      origin: getSizableOrigin(input),
      ...tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size },
      inclusive: true,
      exact: true,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckMaxLength = /* @__PURE__ */ $constructor("$ZodCheckMaxLength", (inst, def) => {
  var _a;
  $ZodCheck.init(inst, def);
  (_a = inst._zod.def).when ?? (_a.when = (payload) => {
    const val = payload.value;
    return !nullish(val) && val.length !== void 0;
  });
  inst._zod.onattach.push((inst2) => {
    const curr = inst2._zod.bag.maximum ?? Number.POSITIVE_INFINITY;
    if (def.maximum < curr)
      inst2._zod.bag.maximum = def.maximum;
  });
  inst._zod.check = (payload) => {
    const input = payload.value;
    const length = input.length;
    if (length <= def.maximum)
      return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_big",
      maximum: def.maximum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckMinLength = /* @__PURE__ */ $constructor("$ZodCheckMinLength", (inst, def) => {
  var _a;
  $ZodCheck.init(inst, def);
  (_a = inst._zod.def).when ?? (_a.when = (payload) => {
    const val = payload.value;
    return !nullish(val) && val.length !== void 0;
  });
  inst._zod.onattach.push((inst2) => {
    const curr = inst2._zod.bag.minimum ?? Number.NEGATIVE_INFINITY;
    if (def.minimum > curr)
      inst2._zod.bag.minimum = def.minimum;
  });
  inst._zod.check = (payload) => {
    const input = payload.value;
    const length = input.length;
    if (length >= def.minimum)
      return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_small",
      minimum: def.minimum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckLengthEquals = /* @__PURE__ */ $constructor("$ZodCheckLengthEquals", (inst, def) => {
  var _a;
  $ZodCheck.init(inst, def);
  (_a = inst._zod.def).when ?? (_a.when = (payload) => {
    const val = payload.value;
    return !nullish(val) && val.length !== void 0;
  });
  inst._zod.onattach.push((inst2) => {
    const bag = inst2._zod.bag;
    bag.minimum = def.length;
    bag.maximum = def.length;
    bag.length = def.length;
  });
  inst._zod.check = (payload) => {
    const input = payload.value;
    const length = input.length;
    if (length === def.length)
      return;
    const origin = getLengthableOrigin(input);
    const tooBig = length > def.length;
    payload.issues.push({
      origin,
      ...tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length },
      inclusive: true,
      exact: true,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckStringFormat = /* @__PURE__ */ $constructor("$ZodCheckStringFormat", (inst, def) => {
  var _a, _b;
  $ZodCheck.init(inst, def);
  inst._zod.onattach.push((inst2) => {
    const bag = inst2._zod.bag;
    bag.format = def.format;
    if (def.pattern) {
      bag.patterns ?? (bag.patterns = /* @__PURE__ */ new Set());
      bag.patterns.add(def.pattern);
    }
  });
  if (def.pattern)
    (_a = inst._zod).check ?? (_a.check = (payload) => {
      def.pattern.lastIndex = 0;
      if (def.pattern.test(payload.value))
        return;
      payload.issues.push({
        origin: "string",
        code: "invalid_format",
        format: def.format,
        input: payload.value,
        ...def.pattern ? { pattern: def.pattern.toString() } : {},
        inst,
        continue: !def.abort
      });
    });
  else
    (_b = inst._zod).check ?? (_b.check = () => {
    });
});
var $ZodCheckRegex = /* @__PURE__ */ $constructor("$ZodCheckRegex", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    def.pattern.lastIndex = 0;
    if (def.pattern.test(payload.value))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "regex",
      input: payload.value,
      pattern: def.pattern.toString(),
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckLowerCase = /* @__PURE__ */ $constructor("$ZodCheckLowerCase", (inst, def) => {
  def.pattern ?? (def.pattern = lowercase);
  $ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckUpperCase = /* @__PURE__ */ $constructor("$ZodCheckUpperCase", (inst, def) => {
  def.pattern ?? (def.pattern = uppercase);
  $ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckIncludes = /* @__PURE__ */ $constructor("$ZodCheckIncludes", (inst, def) => {
  $ZodCheck.init(inst, def);
  const escapedRegex = escapeRegex(def.includes);
  const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position}}${escapedRegex}` : escapedRegex);
  def.pattern = pattern;
  inst._zod.onattach.push((inst2) => {
    const bag = inst2._zod.bag;
    bag.patterns ?? (bag.patterns = /* @__PURE__ */ new Set());
    bag.patterns.add(pattern);
  });
  inst._zod.check = (payload) => {
    if (payload.value.includes(def.includes, def.position))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "includes",
      includes: def.includes,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckStartsWith = /* @__PURE__ */ $constructor("$ZodCheckStartsWith", (inst, def) => {
  $ZodCheck.init(inst, def);
  const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
  def.pattern ?? (def.pattern = pattern);
  inst._zod.onattach.push((inst2) => {
    const bag = inst2._zod.bag;
    bag.patterns ?? (bag.patterns = /* @__PURE__ */ new Set());
    bag.patterns.add(pattern);
  });
  inst._zod.check = (payload) => {
    if (payload.value.startsWith(def.prefix))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "starts_with",
      prefix: def.prefix,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckEndsWith = /* @__PURE__ */ $constructor("$ZodCheckEndsWith", (inst, def) => {
  $ZodCheck.init(inst, def);
  const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
  def.pattern ?? (def.pattern = pattern);
  inst._zod.onattach.push((inst2) => {
    const bag = inst2._zod.bag;
    bag.patterns ?? (bag.patterns = /* @__PURE__ */ new Set());
    bag.patterns.add(pattern);
  });
  inst._zod.check = (payload) => {
    if (payload.value.endsWith(def.suffix))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "ends_with",
      suffix: def.suffix,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
function handleCheckPropertyResult(result, payload, property) {
  if (result.issues.length) {
    payload.issues.push(...prefixIssues(property, result.issues));
  }
}
var $ZodCheckProperty = /* @__PURE__ */ $constructor("$ZodCheckProperty", (inst, def) => {
  $ZodCheck.init(inst, def);
  inst._zod.check = (payload) => {
    const result = def.schema._zod.run({
      value: payload.value[def.property],
      issues: []
    }, {});
    if (result instanceof Promise) {
      return result.then((result2) => handleCheckPropertyResult(result2, payload, def.property));
    }
    handleCheckPropertyResult(result, payload, def.property);
    return;
  };
});
var $ZodCheckMimeType = /* @__PURE__ */ $constructor("$ZodCheckMimeType", (inst, def) => {
  $ZodCheck.init(inst, def);
  const mimeSet = new Set(def.mime);
  inst._zod.onattach.push((inst2) => {
    inst2._zod.bag.mime = def.mime;
  });
  inst._zod.check = (payload) => {
    if (mimeSet.has(payload.value.type))
      return;
    payload.issues.push({
      code: "invalid_value",
      values: def.mime,
      input: payload.value.type,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckOverwrite = /* @__PURE__ */ $constructor("$ZodCheckOverwrite", (inst, def) => {
  $ZodCheck.init(inst, def);
  inst._zod.check = (payload) => {
    payload.value = def.tx(payload.value);
  };
});

// node_modules/zod/v4/core/doc.js
var Doc = class {
  constructor(args = []) {
    this.content = [];
    this.indent = 0;
    if (this)
      this.args = args;
  }
  indented(fn) {
    this.indent += 1;
    fn(this);
    this.indent -= 1;
  }
  write(arg) {
    if (typeof arg === "function") {
      arg(this, { execution: "sync" });
      arg(this, { execution: "async" });
      return;
    }
    const content2 = arg;
    const lines = content2.split("\n").filter((x) => x);
    const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
    const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
    for (const line of dedented) {
      this.content.push(line);
    }
  }
  compile() {
    const F = Function;
    const args = this?.args;
    const content2 = this?.content ?? [``];
    const lines = [...content2.map((x) => `  ${x}`)];
    return new F(...args, lines.join("\n"));
  }
};

// node_modules/zod/v4/core/versions.js
var version = {
  major: 4,
  minor: 1,
  patch: 8
};

// node_modules/zod/v4/core/schemas.js
var $ZodType = /* @__PURE__ */ $constructor("$ZodType", (inst, def) => {
  var _a;
  inst ?? (inst = {});
  inst._zod.def = def;
  inst._zod.bag = inst._zod.bag || {};
  inst._zod.version = version;
  const checks = [...inst._zod.def.checks ?? []];
  if (inst._zod.traits.has("$ZodCheck")) {
    checks.unshift(inst);
  }
  for (const ch of checks) {
    for (const fn of ch._zod.onattach) {
      fn(inst);
    }
  }
  if (checks.length === 0) {
    (_a = inst._zod).deferred ?? (_a.deferred = []);
    inst._zod.deferred?.push(() => {
      inst._zod.run = inst._zod.parse;
    });
  } else {
    const runChecks = (payload, checks2, ctx) => {
      let isAborted = aborted(payload);
      let asyncResult;
      for (const ch of checks2) {
        if (ch._zod.def.when) {
          const shouldRun = ch._zod.def.when(payload);
          if (!shouldRun)
            continue;
        } else if (isAborted) {
          continue;
        }
        const currLen = payload.issues.length;
        const _ = ch._zod.check(payload);
        if (_ instanceof Promise && ctx?.async === false) {
          throw new $ZodAsyncError();
        }
        if (asyncResult || _ instanceof Promise) {
          asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
            await _;
            const nextLen = payload.issues.length;
            if (nextLen === currLen)
              return;
            if (!isAborted)
              isAborted = aborted(payload, currLen);
          });
        } else {
          const nextLen = payload.issues.length;
          if (nextLen === currLen)
            continue;
          if (!isAborted)
            isAborted = aborted(payload, currLen);
        }
      }
      if (asyncResult) {
        return asyncResult.then(() => {
          return payload;
        });
      }
      return payload;
    };
    const handleCanaryResult = (canary, payload, ctx) => {
      if (aborted(canary)) {
        canary.aborted = true;
        return canary;
      }
      const checkResult = runChecks(payload, checks, ctx);
      if (checkResult instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
      }
      return inst._zod.parse(checkResult, ctx);
    };
    inst._zod.run = (payload, ctx) => {
      if (ctx.skipChecks) {
        return inst._zod.parse(payload, ctx);
      }
      if (ctx.direction === "backward") {
        const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
        if (canary instanceof Promise) {
          return canary.then((canary2) => {
            return handleCanaryResult(canary2, payload, ctx);
          });
        }
        return handleCanaryResult(canary, payload, ctx);
      }
      const result = inst._zod.parse(payload, ctx);
      if (result instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return result.then((result2) => runChecks(result2, checks, ctx));
      }
      return runChecks(result, checks, ctx);
    };
  }
  inst["~standard"] = {
    validate: (value) => {
      try {
        const r = safeParse(inst, value);
        return r.success ? { value: r.data } : { issues: r.error?.issues };
      } catch (_) {
        return safeParseAsync(inst, value).then((r) => r.success ? { value: r.data } : { issues: r.error?.issues });
      }
    },
    vendor: "zod",
    version: 1
  };
});
var $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = [...inst?._zod.bag?.patterns ?? []].pop() ?? string(inst._zod.bag);
  inst._zod.parse = (payload, _) => {
    if (def.coerce)
      try {
        payload.value = String(payload.value);
      } catch (_2) {
      }
    if (typeof payload.value === "string")
      return payload;
    payload.issues.push({
      expected: "string",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
var $ZodStringFormat = /* @__PURE__ */ $constructor("$ZodStringFormat", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  $ZodString.init(inst, def);
});
var $ZodGUID = /* @__PURE__ */ $constructor("$ZodGUID", (inst, def) => {
  def.pattern ?? (def.pattern = guid);
  $ZodStringFormat.init(inst, def);
});
var $ZodUUID = /* @__PURE__ */ $constructor("$ZodUUID", (inst, def) => {
  if (def.version) {
    const versionMap = {
      v1: 1,
      v2: 2,
      v3: 3,
      v4: 4,
      v5: 5,
      v6: 6,
      v7: 7,
      v8: 8
    };
    const v = versionMap[def.version];
    if (v === void 0)
      throw new Error(`Invalid UUID version: "${def.version}"`);
    def.pattern ?? (def.pattern = uuid(v));
  } else
    def.pattern ?? (def.pattern = uuid());
  $ZodStringFormat.init(inst, def);
});
var $ZodEmail = /* @__PURE__ */ $constructor("$ZodEmail", (inst, def) => {
  def.pattern ?? (def.pattern = email);
  $ZodStringFormat.init(inst, def);
});
var $ZodURL = /* @__PURE__ */ $constructor("$ZodURL", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    try {
      const trimmed = payload.value.trim();
      const url2 = new URL(trimmed);
      if (def.hostname) {
        def.hostname.lastIndex = 0;
        if (!def.hostname.test(url2.hostname)) {
          payload.issues.push({
            code: "invalid_format",
            format: "url",
            note: "Invalid hostname",
            pattern: hostname.source,
            input: payload.value,
            inst,
            continue: !def.abort
          });
        }
      }
      if (def.protocol) {
        def.protocol.lastIndex = 0;
        if (!def.protocol.test(url2.protocol.endsWith(":") ? url2.protocol.slice(0, -1) : url2.protocol)) {
          payload.issues.push({
            code: "invalid_format",
            format: "url",
            note: "Invalid protocol",
            pattern: def.protocol.source,
            input: payload.value,
            inst,
            continue: !def.abort
          });
        }
      }
      if (def.normalize) {
        payload.value = url2.href;
      } else {
        payload.value = trimmed;
      }
      return;
    } catch (_) {
      payload.issues.push({
        code: "invalid_format",
        format: "url",
        input: payload.value,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodEmoji = /* @__PURE__ */ $constructor("$ZodEmoji", (inst, def) => {
  def.pattern ?? (def.pattern = emoji());
  $ZodStringFormat.init(inst, def);
});
var $ZodNanoID = /* @__PURE__ */ $constructor("$ZodNanoID", (inst, def) => {
  def.pattern ?? (def.pattern = nanoid);
  $ZodStringFormat.init(inst, def);
});
var $ZodCUID = /* @__PURE__ */ $constructor("$ZodCUID", (inst, def) => {
  def.pattern ?? (def.pattern = cuid);
  $ZodStringFormat.init(inst, def);
});
var $ZodCUID2 = /* @__PURE__ */ $constructor("$ZodCUID2", (inst, def) => {
  def.pattern ?? (def.pattern = cuid2);
  $ZodStringFormat.init(inst, def);
});
var $ZodULID = /* @__PURE__ */ $constructor("$ZodULID", (inst, def) => {
  def.pattern ?? (def.pattern = ulid);
  $ZodStringFormat.init(inst, def);
});
var $ZodXID = /* @__PURE__ */ $constructor("$ZodXID", (inst, def) => {
  def.pattern ?? (def.pattern = xid);
  $ZodStringFormat.init(inst, def);
});
var $ZodKSUID = /* @__PURE__ */ $constructor("$ZodKSUID", (inst, def) => {
  def.pattern ?? (def.pattern = ksuid);
  $ZodStringFormat.init(inst, def);
});
var $ZodISODateTime = /* @__PURE__ */ $constructor("$ZodISODateTime", (inst, def) => {
  def.pattern ?? (def.pattern = datetime(def));
  $ZodStringFormat.init(inst, def);
});
var $ZodISODate = /* @__PURE__ */ $constructor("$ZodISODate", (inst, def) => {
  def.pattern ?? (def.pattern = date);
  $ZodStringFormat.init(inst, def);
});
var $ZodISOTime = /* @__PURE__ */ $constructor("$ZodISOTime", (inst, def) => {
  def.pattern ?? (def.pattern = time(def));
  $ZodStringFormat.init(inst, def);
});
var $ZodISODuration = /* @__PURE__ */ $constructor("$ZodISODuration", (inst, def) => {
  def.pattern ?? (def.pattern = duration);
  $ZodStringFormat.init(inst, def);
});
var $ZodIPv4 = /* @__PURE__ */ $constructor("$ZodIPv4", (inst, def) => {
  def.pattern ?? (def.pattern = ipv4);
  $ZodStringFormat.init(inst, def);
  inst._zod.onattach.push((inst2) => {
    const bag = inst2._zod.bag;
    bag.format = `ipv4`;
  });
});
var $ZodIPv6 = /* @__PURE__ */ $constructor("$ZodIPv6", (inst, def) => {
  def.pattern ?? (def.pattern = ipv6);
  $ZodStringFormat.init(inst, def);
  inst._zod.onattach.push((inst2) => {
    const bag = inst2._zod.bag;
    bag.format = `ipv6`;
  });
  inst._zod.check = (payload) => {
    try {
      new URL(`http://[${payload.value}]`);
    } catch {
      payload.issues.push({
        code: "invalid_format",
        format: "ipv6",
        input: payload.value,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodCIDRv4 = /* @__PURE__ */ $constructor("$ZodCIDRv4", (inst, def) => {
  def.pattern ?? (def.pattern = cidrv4);
  $ZodStringFormat.init(inst, def);
});
var $ZodCIDRv6 = /* @__PURE__ */ $constructor("$ZodCIDRv6", (inst, def) => {
  def.pattern ?? (def.pattern = cidrv6);
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    const parts2 = payload.value.split("/");
    try {
      if (parts2.length !== 2)
        throw new Error();
      const [address, prefix] = parts2;
      if (!prefix)
        throw new Error();
      const prefixNum = Number(prefix);
      if (`${prefixNum}` !== prefix)
        throw new Error();
      if (prefixNum < 0 || prefixNum > 128)
        throw new Error();
      new URL(`http://[${address}]`);
    } catch {
      payload.issues.push({
        code: "invalid_format",
        format: "cidrv6",
        input: payload.value,
        inst,
        continue: !def.abort
      });
    }
  };
});
function isValidBase64(data) {
  if (data === "")
    return true;
  if (data.length % 4 !== 0)
    return false;
  try {
    atob(data);
    return true;
  } catch {
    return false;
  }
}
var $ZodBase64 = /* @__PURE__ */ $constructor("$ZodBase64", (inst, def) => {
  def.pattern ?? (def.pattern = base64);
  $ZodStringFormat.init(inst, def);
  inst._zod.onattach.push((inst2) => {
    inst2._zod.bag.contentEncoding = "base64";
  });
  inst._zod.check = (payload) => {
    if (isValidBase64(payload.value))
      return;
    payload.issues.push({
      code: "invalid_format",
      format: "base64",
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
function isValidBase64URL(data) {
  if (!base64url.test(data))
    return false;
  const base643 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
  const padded2 = base643.padEnd(Math.ceil(base643.length / 4) * 4, "=");
  return isValidBase64(padded2);
}
var $ZodBase64URL = /* @__PURE__ */ $constructor("$ZodBase64URL", (inst, def) => {
  def.pattern ?? (def.pattern = base64url);
  $ZodStringFormat.init(inst, def);
  inst._zod.onattach.push((inst2) => {
    inst2._zod.bag.contentEncoding = "base64url";
  });
  inst._zod.check = (payload) => {
    if (isValidBase64URL(payload.value))
      return;
    payload.issues.push({
      code: "invalid_format",
      format: "base64url",
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodE164 = /* @__PURE__ */ $constructor("$ZodE164", (inst, def) => {
  def.pattern ?? (def.pattern = e164);
  $ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
  try {
    const tokensParts = token.split(".");
    if (tokensParts.length !== 3)
      return false;
    const [header] = tokensParts;
    if (!header)
      return false;
    const parsedHeader = JSON.parse(atob(header));
    if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
      return false;
    if (!parsedHeader.alg)
      return false;
    if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
      return false;
    return true;
  } catch {
    return false;
  }
}
var $ZodJWT = /* @__PURE__ */ $constructor("$ZodJWT", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (isValidJWT(payload.value, def.alg))
      return;
    payload.issues.push({
      code: "invalid_format",
      format: "jwt",
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCustomStringFormat = /* @__PURE__ */ $constructor("$ZodCustomStringFormat", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (def.fn(payload.value))
      return;
    payload.issues.push({
      code: "invalid_format",
      format: def.format,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodNumber = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = inst._zod.bag.pattern ?? number;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Number(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
      return payload;
    }
    const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? "Infinity" : void 0 : void 0;
    payload.issues.push({
      expected: "number",
      code: "invalid_type",
      input,
      inst,
      ...received ? { received } : {}
    });
    return payload;
  };
});
var $ZodNumberFormat = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
  $ZodCheckNumberFormat.init(inst, def);
  $ZodNumber.init(inst, def);
});
var $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = boolean;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Boolean(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "boolean")
      return payload;
    payload.issues.push({
      expected: "boolean",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodBigInt = /* @__PURE__ */ $constructor("$ZodBigInt", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = bigint;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = BigInt(payload.value);
      } catch (_) {
      }
    if (typeof payload.value === "bigint")
      return payload;
    payload.issues.push({
      expected: "bigint",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
var $ZodBigIntFormat = /* @__PURE__ */ $constructor("$ZodBigInt", (inst, def) => {
  $ZodCheckBigIntFormat.init(inst, def);
  $ZodBigInt.init(inst, def);
});
var $ZodSymbol = /* @__PURE__ */ $constructor("$ZodSymbol", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (typeof input === "symbol")
      return payload;
    payload.issues.push({
      expected: "symbol",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodUndefined = /* @__PURE__ */ $constructor("$ZodUndefined", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = _undefined;
  inst._zod.values = /* @__PURE__ */ new Set([void 0]);
  inst._zod.optin = "optional";
  inst._zod.optout = "optional";
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (typeof input === "undefined")
      return payload;
    payload.issues.push({
      expected: "undefined",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodNull = /* @__PURE__ */ $constructor("$ZodNull", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = _null;
  inst._zod.values = /* @__PURE__ */ new Set([null]);
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (input === null)
      return payload;
    payload.issues.push({
      expected: "null",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodAny = /* @__PURE__ */ $constructor("$ZodAny", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload) => payload;
});
var $ZodUnknown = /* @__PURE__ */ $constructor("$ZodUnknown", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload) => payload;
});
var $ZodNever = /* @__PURE__ */ $constructor("$ZodNever", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    payload.issues.push({
      expected: "never",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
var $ZodVoid = /* @__PURE__ */ $constructor("$ZodVoid", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (typeof input === "undefined")
      return payload;
    payload.issues.push({
      expected: "void",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodDate = /* @__PURE__ */ $constructor("$ZodDate", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce) {
      try {
        payload.value = new Date(payload.value);
      } catch (_err) {
      }
    }
    const input = payload.value;
    const isDate = input instanceof Date;
    const isValidDate = isDate && !Number.isNaN(input.getTime());
    if (isValidDate)
      return payload;
    payload.issues.push({
      expected: "date",
      code: "invalid_type",
      input,
      ...isDate ? { received: "Invalid Date" } : {},
      inst
    });
    return payload;
  };
});
function handleArrayResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
var $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({
        expected: "array",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = Array(input.length);
    const proms = [];
    for (let i = 0; i < input.length; i++) {
      const item = input[i];
      const result = def.element._zod.run({
        value: item,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
      } else {
        handleArrayResult(result, payload, i);
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
});
function handlePropertyResult(result, final, key, input) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(key, result.issues));
  }
  if (result.value === void 0) {
    if (key in input) {
      final.value[key] = void 0;
    }
  } else {
    final.value[key] = result.value;
  }
}
function normalizeDef(def) {
  const keys = Object.keys(def.shape);
  for (const k of keys) {
    if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
      throw new Error(`Invalid element at key "${k}": expected a Zod schema`);
    }
  }
  const okeys = optionalKeys(def.shape);
  return {
    ...def,
    keys,
    keySet: new Set(keys),
    numKeys: keys.length,
    optionalKeys: new Set(okeys)
  };
}
function handleCatchall(proms, input, payload, ctx, def, inst) {
  const unrecognized = [];
  const keySet = def.keySet;
  const _catchall = def.catchall._zod;
  const t = _catchall.def.type;
  for (const key of Object.keys(input)) {
    if (keySet.has(key))
      continue;
    if (t === "never") {
      unrecognized.push(key);
      continue;
    }
    const r = _catchall.run({ value: input[key], issues: [] }, ctx);
    if (r instanceof Promise) {
      proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input)));
    } else {
      handlePropertyResult(r, payload, key, input);
    }
  }
  if (unrecognized.length) {
    payload.issues.push({
      code: "unrecognized_keys",
      keys: unrecognized,
      input,
      inst
    });
  }
  if (!proms.length)
    return payload;
  return Promise.all(proms).then(() => {
    return payload;
  });
}
var $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
  $ZodType.init(inst, def);
  const _normalized = cached(() => normalizeDef(def));
  defineLazy(inst._zod, "propValues", () => {
    const shape = def.shape;
    const propValues = {};
    for (const key in shape) {
      const field = shape[key]._zod;
      if (field.values) {
        propValues[key] ?? (propValues[key] = /* @__PURE__ */ new Set());
        for (const v of field.values)
          propValues[key].add(v);
      }
    }
    return propValues;
  });
  const isObject4 = isObject;
  const catchall = def.catchall;
  let value;
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject4(input)) {
      payload.issues.push({
        expected: "object",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = {};
    const proms = [];
    const shape = value.shape;
    for (const key of value.keys) {
      const el = shape[key];
      const r = el._zod.run({ value: input[key], issues: [] }, ctx);
      if (r instanceof Promise) {
        proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input)));
      } else {
        handlePropertyResult(r, payload, key, input);
      }
    }
    if (!catchall) {
      return proms.length ? Promise.all(proms).then(() => payload) : payload;
    }
    return handleCatchall(proms, input, payload, ctx, _normalized.value, inst);
  };
});
var $ZodObjectJIT = /* @__PURE__ */ $constructor("$ZodObjectJIT", (inst, def) => {
  $ZodObject.init(inst, def);
  const superParse = inst._zod.parse;
  const _normalized = cached(() => normalizeDef(def));
  const generateFastpass = (shape) => {
    const doc = new Doc(["shape", "payload", "ctx"]);
    const normalized = _normalized.value;
    const parseStr = (key) => {
      const k = esc(key);
      return `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
    };
    doc.write(`const input = payload.value;`);
    const ids = /* @__PURE__ */ Object.create(null);
    let counter = 0;
    for (const key of normalized.keys) {
      ids[key] = `key_${counter++}`;
    }
    doc.write(`const newResult = {};`);
    for (const key of normalized.keys) {
      const id = ids[key];
      const k = esc(key);
      doc.write(`const ${id} = ${parseStr(key)};`);
      doc.write(`
        if (${id}.issues.length) {
          payload.issues = payload.issues.concat(${id}.issues.map(iss => ({
            ...iss,
            path: iss.path ? [${k}, ...iss.path] : [${k}]
          })));
        }
        
        
        if (${id}.value === undefined) {
          if (${k} in input) {
            newResult[${k}] = undefined;
          }
        } else {
          newResult[${k}] = ${id}.value;
        }
        
      `);
    }
    doc.write(`payload.value = newResult;`);
    doc.write(`return payload;`);
    const fn = doc.compile();
    return (payload, ctx) => fn(shape, payload, ctx);
  };
  let fastpass;
  const isObject4 = isObject;
  const jit = !globalConfig.jitless;
  const allowsEval2 = allowsEval;
  const fastEnabled = jit && allowsEval2.value;
  const catchall = def.catchall;
  let value;
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject4(input)) {
      payload.issues.push({
        expected: "object",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
      if (!fastpass)
        fastpass = generateFastpass(def.shape);
      payload = fastpass(payload, ctx);
      if (!catchall)
        return payload;
      return handleCatchall([], input, payload, ctx, value, inst);
    }
    return superParse(payload, ctx);
  };
});
function handleUnionResults(results2, final, inst, ctx) {
  for (const result of results2) {
    if (result.issues.length === 0) {
      final.value = result.value;
      return final;
    }
  }
  const nonaborted = results2.filter((r) => !aborted(r));
  if (nonaborted.length === 1) {
    final.value = nonaborted[0].value;
    return nonaborted[0];
  }
  final.issues.push({
    code: "invalid_union",
    input: final.value,
    inst,
    errors: results2.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
  });
  return final;
}
var $ZodUnion = /* @__PURE__ */ $constructor("$ZodUnion", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazy(inst._zod, "optin", () => def.options.some((o) => o._zod.optin === "optional") ? "optional" : void 0);
  defineLazy(inst._zod, "optout", () => def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
  defineLazy(inst._zod, "values", () => {
    if (def.options.every((o) => o._zod.values)) {
      return new Set(def.options.flatMap((option) => Array.from(option._zod.values)));
    }
    return void 0;
  });
  defineLazy(inst._zod, "pattern", () => {
    if (def.options.every((o) => o._zod.pattern)) {
      const patterns = def.options.map((o) => o._zod.pattern);
      return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
    }
    return void 0;
  });
  const single = def.options.length === 1;
  const first2 = def.options[0]._zod.run;
  inst._zod.parse = (payload, ctx) => {
    if (single) {
      return first2(payload, ctx);
    }
    let async = false;
    const results2 = [];
    for (const option of def.options) {
      const result = option._zod.run({
        value: payload.value,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        results2.push(result);
        async = true;
      } else {
        if (result.issues.length === 0)
          return result;
        results2.push(result);
      }
    }
    if (!async)
      return handleUnionResults(results2, payload, inst, ctx);
    return Promise.all(results2).then((results3) => {
      return handleUnionResults(results3, payload, inst, ctx);
    });
  };
});
var $ZodDiscriminatedUnion = /* @__PURE__ */ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
  $ZodUnion.init(inst, def);
  const _super = inst._zod.parse;
  defineLazy(inst._zod, "propValues", () => {
    const propValues = {};
    for (const option of def.options) {
      const pv = option._zod.propValues;
      if (!pv || Object.keys(pv).length === 0)
        throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
      for (const [k, v] of Object.entries(pv)) {
        if (!propValues[k])
          propValues[k] = /* @__PURE__ */ new Set();
        for (const val of v) {
          propValues[k].add(val);
        }
      }
    }
    return propValues;
  });
  const disc = cached(() => {
    const opts = def.options;
    const map2 = /* @__PURE__ */ new Map();
    for (const o of opts) {
      const values = o._zod.propValues?.[def.discriminator];
      if (!values || values.size === 0)
        throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(o)}"`);
      for (const v of values) {
        if (map2.has(v)) {
          throw new Error(`Duplicate discriminator value "${String(v)}"`);
        }
        map2.set(v, o);
      }
    }
    return map2;
  });
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isObject(input)) {
      payload.issues.push({
        code: "invalid_type",
        expected: "object",
        input,
        inst
      });
      return payload;
    }
    const opt = disc.value.get(input?.[def.discriminator]);
    if (opt) {
      return opt._zod.run(payload, ctx);
    }
    if (def.unionFallback) {
      return _super(payload, ctx);
    }
    payload.issues.push({
      code: "invalid_union",
      errors: [],
      note: "No matching discriminator",
      discriminator: def.discriminator,
      input,
      path: [def.discriminator],
      inst
    });
    return payload;
  };
});
var $ZodIntersection = /* @__PURE__ */ $constructor("$ZodIntersection", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    const left = def.left._zod.run({ value: input, issues: [] }, ctx);
    const right = def.right._zod.run({ value: input, issues: [] }, ctx);
    const async = left instanceof Promise || right instanceof Promise;
    if (async) {
      return Promise.all([left, right]).then(([left2, right2]) => {
        return handleIntersectionResults(payload, left2, right2);
      });
    }
    return handleIntersectionResults(payload, left, right);
  };
});
function mergeValues(a, b) {
  if (a === b) {
    return { valid: true, data: a };
  }
  if (a instanceof Date && b instanceof Date && +a === +b) {
    return { valid: true, data: a };
  }
  if (isPlainObject(a) && isPlainObject(b)) {
    const bKeys = Object.keys(b);
    const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
    const newObj = { ...a, ...b };
    for (const key of sharedKeys) {
      const sharedValue = mergeValues(a[key], b[key]);
      if (!sharedValue.valid) {
        return {
          valid: false,
          mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
        };
      }
      newObj[key] = sharedValue.data;
    }
    return { valid: true, data: newObj };
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) {
      return { valid: false, mergeErrorPath: [] };
    }
    const newArray = [];
    for (let index = 0; index < a.length; index++) {
      const itemA = a[index];
      const itemB = b[index];
      const sharedValue = mergeValues(itemA, itemB);
      if (!sharedValue.valid) {
        return {
          valid: false,
          mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
        };
      }
      newArray.push(sharedValue.data);
    }
    return { valid: true, data: newArray };
  }
  return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
  if (left.issues.length) {
    result.issues.push(...left.issues);
  }
  if (right.issues.length) {
    result.issues.push(...right.issues);
  }
  if (aborted(result))
    return result;
  const merged = mergeValues(left.value, right.value);
  if (!merged.valid) {
    throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
  }
  result.value = merged.data;
  return result;
}
var $ZodTuple = /* @__PURE__ */ $constructor("$ZodTuple", (inst, def) => {
  $ZodType.init(inst, def);
  const items = def.items;
  const optStart = items.length - [...items].reverse().findIndex((item) => item._zod.optin !== "optional");
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({
        input,
        inst,
        expected: "tuple",
        code: "invalid_type"
      });
      return payload;
    }
    payload.value = [];
    const proms = [];
    if (!def.rest) {
      const tooBig = input.length > items.length;
      const tooSmall = input.length < optStart - 1;
      if (tooBig || tooSmall) {
        payload.issues.push({
          ...tooBig ? { code: "too_big", maximum: items.length } : { code: "too_small", minimum: items.length },
          input,
          inst,
          origin: "array"
        });
        return payload;
      }
    }
    let i = -1;
    for (const item of items) {
      i++;
      if (i >= input.length) {
        if (i >= optStart)
          continue;
      }
      const result = item._zod.run({
        value: input[i],
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        proms.push(result.then((result2) => handleTupleResult(result2, payload, i)));
      } else {
        handleTupleResult(result, payload, i);
      }
    }
    if (def.rest) {
      const rest = input.slice(items.length);
      for (const el of rest) {
        i++;
        const result = def.rest._zod.run({
          value: el,
          issues: []
        }, ctx);
        if (result instanceof Promise) {
          proms.push(result.then((result2) => handleTupleResult(result2, payload, i)));
        } else {
          handleTupleResult(result, payload, i);
        }
      }
    }
    if (proms.length)
      return Promise.all(proms).then(() => payload);
    return payload;
  };
});
function handleTupleResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
var $ZodRecord = /* @__PURE__ */ $constructor("$ZodRecord", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isPlainObject(input)) {
      payload.issues.push({
        expected: "record",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    const proms = [];
    if (def.keyType._zod.values) {
      const values = def.keyType._zod.values;
      payload.value = {};
      for (const key of values) {
        if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
          const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
          if (result instanceof Promise) {
            proms.push(result.then((result2) => {
              if (result2.issues.length) {
                payload.issues.push(...prefixIssues(key, result2.issues));
              }
              payload.value[key] = result2.value;
            }));
          } else {
            if (result.issues.length) {
              payload.issues.push(...prefixIssues(key, result.issues));
            }
            payload.value[key] = result.value;
          }
        }
      }
      let unrecognized;
      for (const key in input) {
        if (!values.has(key)) {
          unrecognized = unrecognized ?? [];
          unrecognized.push(key);
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized
        });
      }
    } else {
      payload.value = {};
      for (const key of Reflect.ownKeys(input)) {
        if (key === "__proto__")
          continue;
        const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
        if (keyResult instanceof Promise) {
          throw new Error("Async schemas not supported in object keys currently");
        }
        if (keyResult.issues.length) {
          payload.issues.push({
            code: "invalid_key",
            origin: "record",
            issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
            input: key,
            path: [key],
            inst
          });
          payload.value[keyResult.value] = keyResult.value;
          continue;
        }
        const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
        if (result instanceof Promise) {
          proms.push(result.then((result2) => {
            if (result2.issues.length) {
              payload.issues.push(...prefixIssues(key, result2.issues));
            }
            payload.value[keyResult.value] = result2.value;
          }));
        } else {
          if (result.issues.length) {
            payload.issues.push(...prefixIssues(key, result.issues));
          }
          payload.value[keyResult.value] = result.value;
        }
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
});
var $ZodMap = /* @__PURE__ */ $constructor("$ZodMap", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!(input instanceof Map)) {
      payload.issues.push({
        expected: "map",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    const proms = [];
    payload.value = /* @__PURE__ */ new Map();
    for (const [key, value] of input) {
      const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
      const valueResult = def.valueType._zod.run({ value, issues: [] }, ctx);
      if (keyResult instanceof Promise || valueResult instanceof Promise) {
        proms.push(Promise.all([keyResult, valueResult]).then(([keyResult2, valueResult2]) => {
          handleMapResult(keyResult2, valueResult2, payload, key, input, inst, ctx);
        }));
      } else {
        handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
      }
    }
    if (proms.length)
      return Promise.all(proms).then(() => payload);
    return payload;
  };
});
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
  if (keyResult.issues.length) {
    if (propertyKeyTypes.has(typeof key)) {
      final.issues.push(...prefixIssues(key, keyResult.issues));
    } else {
      final.issues.push({
        code: "invalid_key",
        origin: "map",
        input,
        inst,
        issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config()))
      });
    }
  }
  if (valueResult.issues.length) {
    if (propertyKeyTypes.has(typeof key)) {
      final.issues.push(...prefixIssues(key, valueResult.issues));
    } else {
      final.issues.push({
        origin: "map",
        code: "invalid_element",
        input,
        inst,
        key,
        issues: valueResult.issues.map((iss) => finalizeIssue(iss, ctx, config()))
      });
    }
  }
  final.value.set(keyResult.value, valueResult.value);
}
var $ZodSet = /* @__PURE__ */ $constructor("$ZodSet", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!(input instanceof Set)) {
      payload.issues.push({
        input,
        inst,
        expected: "set",
        code: "invalid_type"
      });
      return payload;
    }
    const proms = [];
    payload.value = /* @__PURE__ */ new Set();
    for (const item of input) {
      const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
      if (result instanceof Promise) {
        proms.push(result.then((result2) => handleSetResult(result2, payload)));
      } else
        handleSetResult(result, payload);
    }
    if (proms.length)
      return Promise.all(proms).then(() => payload);
    return payload;
  };
});
function handleSetResult(result, final) {
  if (result.issues.length) {
    final.issues.push(...result.issues);
  }
  final.value.add(result.value);
}
var $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
  $ZodType.init(inst, def);
  const values = getEnumValues(def.entries);
  const valuesSet = new Set(values);
  inst._zod.values = valuesSet;
  inst._zod.pattern = new RegExp(`^(${values.filter((k) => propertyKeyTypes.has(typeof k)).map((o) => typeof o === "string" ? escapeRegex(o) : o.toString()).join("|")})$`);
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (valuesSet.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values,
      input,
      inst
    });
    return payload;
  };
});
var $ZodLiteral = /* @__PURE__ */ $constructor("$ZodLiteral", (inst, def) => {
  $ZodType.init(inst, def);
  if (def.values.length === 0) {
    throw new Error("Cannot create literal schema with no valid values");
  }
  inst._zod.values = new Set(def.values);
  inst._zod.pattern = new RegExp(`^(${def.values.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$`);
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (inst._zod.values.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values: def.values,
      input,
      inst
    });
    return payload;
  };
});
var $ZodFile = /* @__PURE__ */ $constructor("$ZodFile", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (input instanceof File)
      return payload;
    payload.issues.push({
      expected: "file",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodTransform = /* @__PURE__ */ $constructor("$ZodTransform", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      throw new $ZodEncodeError(inst.constructor.name);
    }
    const _out = def.transform(payload.value, payload);
    if (ctx.async) {
      const output = _out instanceof Promise ? _out : Promise.resolve(_out);
      return output.then((output2) => {
        payload.value = output2;
        return payload;
      });
    }
    if (_out instanceof Promise) {
      throw new $ZodAsyncError();
    }
    payload.value = _out;
    return payload;
  };
});
function handleOptionalResult(result, input) {
  if (result.issues.length && input === void 0) {
    return { issues: [], value: void 0 };
  }
  return result;
}
var $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "optional";
  inst._zod.optout = "optional";
  defineLazy(inst._zod, "values", () => {
    return def.innerType._zod.values ? /* @__PURE__ */ new Set([...def.innerType._zod.values, void 0]) : void 0;
  });
  defineLazy(inst._zod, "pattern", () => {
    const pattern = def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (def.innerType._zod.optin === "optional") {
      const result = def.innerType._zod.run(payload, ctx);
      if (result instanceof Promise)
        return result.then((r) => handleOptionalResult(r, payload.value));
      return handleOptionalResult(result, payload.value);
    }
    if (payload.value === void 0) {
      return payload;
    }
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodNullable = /* @__PURE__ */ $constructor("$ZodNullable", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazy(inst._zod, "optin", () => def.innerType._zod.optin);
  defineLazy(inst._zod, "optout", () => def.innerType._zod.optout);
  defineLazy(inst._zod, "pattern", () => {
    const pattern = def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
  });
  defineLazy(inst._zod, "values", () => {
    return def.innerType._zod.values ? /* @__PURE__ */ new Set([...def.innerType._zod.values, null]) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === null)
      return payload;
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodDefault = /* @__PURE__ */ $constructor("$ZodDefault", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "optional";
  defineLazy(inst._zod, "values", () => def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    if (payload.value === void 0) {
      payload.value = def.defaultValue;
      return payload;
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => handleDefaultResult(result2, def));
    }
    return handleDefaultResult(result, def);
  };
});
function handleDefaultResult(payload, def) {
  if (payload.value === void 0) {
    payload.value = def.defaultValue;
  }
  return payload;
}
var $ZodPrefault = /* @__PURE__ */ $constructor("$ZodPrefault", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "optional";
  defineLazy(inst._zod, "values", () => def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    if (payload.value === void 0) {
      payload.value = def.defaultValue;
    }
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodNonOptional = /* @__PURE__ */ $constructor("$ZodNonOptional", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazy(inst._zod, "values", () => {
    const v = def.innerType._zod.values;
    return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => handleNonOptionalResult(result2, inst));
    }
    return handleNonOptionalResult(result, inst);
  };
});
function handleNonOptionalResult(payload, inst) {
  if (!payload.issues.length && payload.value === void 0) {
    payload.issues.push({
      code: "invalid_type",
      expected: "nonoptional",
      input: payload.value,
      inst
    });
  }
  return payload;
}
var $ZodSuccess = /* @__PURE__ */ $constructor("$ZodSuccess", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      throw new $ZodEncodeError("ZodSuccess");
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => {
        payload.value = result2.issues.length === 0;
        return payload;
      });
    }
    payload.value = result.issues.length === 0;
    return payload;
  };
});
var $ZodCatch = /* @__PURE__ */ $constructor("$ZodCatch", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazy(inst._zod, "optin", () => def.innerType._zod.optin);
  defineLazy(inst._zod, "optout", () => def.innerType._zod.optout);
  defineLazy(inst._zod, "values", () => def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => {
        payload.value = result2.value;
        if (result2.issues.length) {
          payload.value = def.catchValue({
            ...payload,
            error: {
              issues: result2.issues.map((iss) => finalizeIssue(iss, ctx, config()))
            },
            input: payload.value
          });
          payload.issues = [];
        }
        return payload;
      });
    }
    payload.value = result.value;
    if (result.issues.length) {
      payload.value = def.catchValue({
        ...payload,
        error: {
          issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config()))
        },
        input: payload.value
      });
      payload.issues = [];
    }
    return payload;
  };
});
var $ZodNaN = /* @__PURE__ */ $constructor("$ZodNaN", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
      payload.issues.push({
        input: payload.value,
        inst,
        expected: "nan",
        code: "invalid_type"
      });
      return payload;
    }
    return payload;
  };
});
var $ZodPipe = /* @__PURE__ */ $constructor("$ZodPipe", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazy(inst._zod, "values", () => def.in._zod.values);
  defineLazy(inst._zod, "optin", () => def.in._zod.optin);
  defineLazy(inst._zod, "optout", () => def.out._zod.optout);
  defineLazy(inst._zod, "propValues", () => def.in._zod.propValues);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      const right = def.out._zod.run(payload, ctx);
      if (right instanceof Promise) {
        return right.then((right2) => handlePipeResult(right2, def.in, ctx));
      }
      return handlePipeResult(right, def.in, ctx);
    }
    const left = def.in._zod.run(payload, ctx);
    if (left instanceof Promise) {
      return left.then((left2) => handlePipeResult(left2, def.out, ctx));
    }
    return handlePipeResult(left, def.out, ctx);
  };
});
function handlePipeResult(left, next, ctx) {
  if (left.issues.length) {
    left.aborted = true;
    return left;
  }
  return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
var $ZodCodec = /* @__PURE__ */ $constructor("$ZodCodec", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazy(inst._zod, "values", () => def.in._zod.values);
  defineLazy(inst._zod, "optin", () => def.in._zod.optin);
  defineLazy(inst._zod, "optout", () => def.out._zod.optout);
  defineLazy(inst._zod, "propValues", () => def.in._zod.propValues);
  inst._zod.parse = (payload, ctx) => {
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
      const left = def.in._zod.run(payload, ctx);
      if (left instanceof Promise) {
        return left.then((left2) => handleCodecAResult(left2, def, ctx));
      }
      return handleCodecAResult(left, def, ctx);
    } else {
      const right = def.out._zod.run(payload, ctx);
      if (right instanceof Promise) {
        return right.then((right2) => handleCodecAResult(right2, def, ctx));
      }
      return handleCodecAResult(right, def, ctx);
    }
  };
});
function handleCodecAResult(result, def, ctx) {
  if (result.issues.length) {
    result.aborted = true;
    return result;
  }
  const direction = ctx.direction || "forward";
  if (direction === "forward") {
    const transformed = def.transform(result.value, result);
    if (transformed instanceof Promise) {
      return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
    }
    return handleCodecTxResult(result, transformed, def.out, ctx);
  } else {
    const transformed = def.reverseTransform(result.value, result);
    if (transformed instanceof Promise) {
      return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
    }
    return handleCodecTxResult(result, transformed, def.in, ctx);
  }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
  if (left.issues.length) {
    left.aborted = true;
    return left;
  }
  return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
var $ZodReadonly = /* @__PURE__ */ $constructor("$ZodReadonly", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazy(inst._zod, "propValues", () => def.innerType._zod.propValues);
  defineLazy(inst._zod, "values", () => def.innerType._zod.values);
  defineLazy(inst._zod, "optin", () => def.innerType._zod.optin);
  defineLazy(inst._zod, "optout", () => def.innerType._zod.optout);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then(handleReadonlyResult);
    }
    return handleReadonlyResult(result);
  };
});
function handleReadonlyResult(payload) {
  payload.value = Object.freeze(payload.value);
  return payload;
}
var $ZodTemplateLiteral = /* @__PURE__ */ $constructor("$ZodTemplateLiteral", (inst, def) => {
  $ZodType.init(inst, def);
  const regexParts = [];
  for (const part of def.parts) {
    if (typeof part === "object" && part !== null) {
      if (!part._zod.pattern) {
        throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
      }
      const source = part._zod.pattern instanceof RegExp ? part._zod.pattern.source : part._zod.pattern;
      if (!source)
        throw new Error(`Invalid template literal part: ${part._zod.traits}`);
      const start = source.startsWith("^") ? 1 : 0;
      const end2 = source.endsWith("$") ? source.length - 1 : source.length;
      regexParts.push(source.slice(start, end2));
    } else if (part === null || primitiveTypes.has(typeof part)) {
      regexParts.push(escapeRegex(`${part}`));
    } else {
      throw new Error(`Invalid template literal part: ${part}`);
    }
  }
  inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
  inst._zod.parse = (payload, _ctx) => {
    if (typeof payload.value !== "string") {
      payload.issues.push({
        input: payload.value,
        inst,
        expected: "template_literal",
        code: "invalid_type"
      });
      return payload;
    }
    inst._zod.pattern.lastIndex = 0;
    if (!inst._zod.pattern.test(payload.value)) {
      payload.issues.push({
        input: payload.value,
        inst,
        code: "invalid_format",
        format: def.format ?? "template_literal",
        pattern: inst._zod.pattern.source
      });
      return payload;
    }
    return payload;
  };
});
var $ZodFunction = /* @__PURE__ */ $constructor("$ZodFunction", (inst, def) => {
  $ZodType.init(inst, def);
  inst._def = def;
  inst._zod.def = def;
  inst.implement = (func) => {
    if (typeof func !== "function") {
      throw new Error("implement() must be called with a function");
    }
    return function(...args) {
      const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
      const result = Reflect.apply(func, this, parsedArgs);
      if (inst._def.output) {
        return parse(inst._def.output, result);
      }
      return result;
    };
  };
  inst.implementAsync = (func) => {
    if (typeof func !== "function") {
      throw new Error("implementAsync() must be called with a function");
    }
    return async function(...args) {
      const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
      const result = await Reflect.apply(func, this, parsedArgs);
      if (inst._def.output) {
        return await parseAsync(inst._def.output, result);
      }
      return result;
    };
  };
  inst._zod.parse = (payload, _ctx) => {
    if (typeof payload.value !== "function") {
      payload.issues.push({
        code: "invalid_type",
        expected: "function",
        input: payload.value,
        inst
      });
      return payload;
    }
    const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
    if (hasPromiseOutput) {
      payload.value = inst.implementAsync(payload.value);
    } else {
      payload.value = inst.implement(payload.value);
    }
    return payload;
  };
  inst.input = (...args) => {
    const F = inst.constructor;
    if (Array.isArray(args[0])) {
      return new F({
        type: "function",
        input: new $ZodTuple({
          type: "tuple",
          items: args[0],
          rest: args[1]
        }),
        output: inst._def.output
      });
    }
    return new F({
      type: "function",
      input: args[0],
      output: inst._def.output
    });
  };
  inst.output = (output) => {
    const F = inst.constructor;
    return new F({
      type: "function",
      input: inst._def.input,
      output
    });
  };
  return inst;
});
var $ZodPromise = /* @__PURE__ */ $constructor("$ZodPromise", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, ctx) => {
    return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
  };
});
var $ZodLazy = /* @__PURE__ */ $constructor("$ZodLazy", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazy(inst._zod, "innerType", () => def.getter());
  defineLazy(inst._zod, "pattern", () => inst._zod.innerType._zod.pattern);
  defineLazy(inst._zod, "propValues", () => inst._zod.innerType._zod.propValues);
  defineLazy(inst._zod, "optin", () => inst._zod.innerType._zod.optin ?? void 0);
  defineLazy(inst._zod, "optout", () => inst._zod.innerType._zod.optout ?? void 0);
  inst._zod.parse = (payload, ctx) => {
    const inner = inst._zod.innerType;
    return inner._zod.run(payload, ctx);
  };
});
var $ZodCustom = /* @__PURE__ */ $constructor("$ZodCustom", (inst, def) => {
  $ZodCheck.init(inst, def);
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _) => {
    return payload;
  };
  inst._zod.check = (payload) => {
    const input = payload.value;
    const r = def.fn(input);
    if (r instanceof Promise) {
      return r.then((r2) => handleRefineResult(r2, payload, input, inst));
    }
    handleRefineResult(r, payload, input, inst);
    return;
  };
});
function handleRefineResult(result, payload, input, inst) {
  if (!result) {
    const _iss = {
      code: "custom",
      input,
      inst,
      // incorporates params.error into issue reporting
      path: [...inst._zod.def.path ?? []],
      // incorporates params.error into issue reporting
      continue: !inst._zod.def.abort
      // params: inst._zod.def.params,
    };
    if (inst._zod.def.params)
      _iss.params = inst._zod.def.params;
    payload.issues.push(issue(_iss));
  }
}

// node_modules/zod/v4/locales/index.js
var locales_exports = {};
__export(locales_exports, {
  ar: () => ar_default,
  az: () => az_default,
  be: () => be_default,
  ca: () => ca_default,
  cs: () => cs_default,
  da: () => da_default,
  de: () => de_default,
  en: () => en_default,
  eo: () => eo_default,
  es: () => es_default,
  fa: () => fa_default,
  fi: () => fi_default,
  fr: () => fr_default,
  frCA: () => fr_CA_default,
  he: () => he_default,
  hu: () => hu_default,
  id: () => id_default,
  is: () => is_default,
  it: () => it_default,
  ja: () => ja_default,
  ka: () => ka_default,
  kh: () => kh_default,
  km: () => km_default,
  ko: () => ko_default,
  lt: () => lt_default,
  mk: () => mk_default,
  ms: () => ms_default,
  nl: () => nl_default,
  no: () => no_default,
  ota: () => ota_default,
  pl: () => pl_default,
  ps: () => ps_default,
  pt: () => pt_default,
  ru: () => ru_default,
  sl: () => sl_default,
  sv: () => sv_default,
  ta: () => ta_default,
  th: () => th_default,
  tr: () => tr_default,
  ua: () => ua_default,
  uk: () => uk_default,
  ur: () => ur_default,
  vi: () => vi_default,
  yo: () => yo_default,
  zhCN: () => zh_CN_default,
  zhTW: () => zh_TW_default
});

// node_modules/zod/v4/locales/ar.js
var error = () => {
  const Sizable = {
    string: { unit: "حرف", verb: "أن يحوي" },
    file: { unit: "بايت", verb: "أن يحوي" },
    array: { unit: "عنصر", verb: "أن يحوي" },
    set: { unit: "عنصر", verb: "أن يحوي" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "number";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "array";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "مدخل",
    email: "بريد إلكتروني",
    url: "رابط",
    emoji: "إيموجي",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "تاريخ ووقت بمعيار ISO",
    date: "تاريخ بمعيار ISO",
    time: "وقت بمعيار ISO",
    duration: "مدة بمعيار ISO",
    ipv4: "عنوان IPv4",
    ipv6: "عنوان IPv6",
    cidrv4: "مدى عناوين بصيغة IPv4",
    cidrv6: "مدى عناوين بصيغة IPv6",
    base64: "نَص بترميز base64-encoded",
    base64url: "نَص بترميز base64url-encoded",
    json_string: "نَص على هيئة JSON",
    e164: "رقم هاتف بمعيار E.164",
    jwt: "JWT",
    template_literal: "مدخل"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `مدخلات غير مقبولة: يفترض إدخال ${issue2.expected}، ولكن تم إدخال ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `مدخلات غير مقبولة: يفترض إدخال ${stringifyPrimitive(issue2.values[0])}`;
        return `اختيار غير مقبول: يتوقع انتقاء أحد هذه الخيارات: ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return ` أكبر من اللازم: يفترض أن تكون ${issue2.origin ?? "القيمة"} ${adj} ${issue2.maximum.toString()} ${sizing.unit ?? "عنصر"}`;
        return `أكبر من اللازم: يفترض أن تكون ${issue2.origin ?? "القيمة"} ${adj} ${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `أصغر من اللازم: يفترض لـ ${issue2.origin} أن يكون ${adj} ${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `أصغر من اللازم: يفترض لـ ${issue2.origin} أن يكون ${adj} ${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `نَص غير مقبول: يجب أن يبدأ بـ "${issue2.prefix}"`;
        if (_issue.format === "ends_with")
          return `نَص غير مقبول: يجب أن ينتهي بـ "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `نَص غير مقبول: يجب أن يتضمَّن "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `نَص غير مقبول: يجب أن يطابق النمط ${_issue.pattern}`;
        return `${Nouns[_issue.format] ?? issue2.format} غير مقبول`;
      }
      case "not_multiple_of":
        return `رقم غير مقبول: يجب أن يكون من مضاعفات ${issue2.divisor}`;
      case "unrecognized_keys":
        return `معرف${issue2.keys.length > 1 ? "ات" : ""} غريب${issue2.keys.length > 1 ? "ة" : ""}: ${joinValues(issue2.keys, "، ")}`;
      case "invalid_key":
        return `معرف غير مقبول في ${issue2.origin}`;
      case "invalid_union":
        return "مدخل غير مقبول";
      case "invalid_element":
        return `مدخل غير مقبول في ${issue2.origin}`;
      default:
        return "مدخل غير مقبول";
    }
  };
};
function ar_default() {
  return {
    localeError: error()
  };
}

// node_modules/zod/v4/locales/az.js
var error2 = () => {
  const Sizable = {
    string: { unit: "simvol", verb: "olmalıdır" },
    file: { unit: "bayt", verb: "olmalıdır" },
    array: { unit: "element", verb: "olmalıdır" },
    set: { unit: "element", verb: "olmalıdır" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "number";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "array";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "input",
    email: "email address",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO datetime",
    date: "ISO date",
    time: "ISO time",
    duration: "ISO duration",
    ipv4: "IPv4 address",
    ipv6: "IPv6 address",
    cidrv4: "IPv4 range",
    cidrv6: "IPv6 range",
    base64: "base64-encoded string",
    base64url: "base64url-encoded string",
    json_string: "JSON string",
    e164: "E.164 number",
    jwt: "JWT",
    template_literal: "input"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Yanlış dəyər: gözlənilən ${issue2.expected}, daxil olan ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Yanlış dəyər: gözlənilən ${stringifyPrimitive(issue2.values[0])}`;
        return `Yanlış seçim: aşağıdakılardan biri olmalıdır: ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Çox böyük: gözlənilən ${issue2.origin ?? "dəyər"} ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "element"}`;
        return `Çox böyük: gözlənilən ${issue2.origin ?? "dəyər"} ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Çox kiçik: gözlənilən ${issue2.origin} ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        return `Çox kiçik: gözlənilən ${issue2.origin} ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Yanlış mətn: "${_issue.prefix}" ilə başlamalıdır`;
        if (_issue.format === "ends_with")
          return `Yanlış mətn: "${_issue.suffix}" ilə bitməlidir`;
        if (_issue.format === "includes")
          return `Yanlış mətn: "${_issue.includes}" daxil olmalıdır`;
        if (_issue.format === "regex")
          return `Yanlış mətn: ${_issue.pattern} şablonuna uyğun olmalıdır`;
        return `Yanlış ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Yanlış ədəd: ${issue2.divisor} ilə bölünə bilən olmalıdır`;
      case "unrecognized_keys":
        return `Tanınmayan açar${issue2.keys.length > 1 ? "lar" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `${issue2.origin} daxilində yanlış açar`;
      case "invalid_union":
        return "Yanlış dəyər";
      case "invalid_element":
        return `${issue2.origin} daxilində yanlış dəyər`;
      default:
        return `Yanlış dəyər`;
    }
  };
};
function az_default() {
  return {
    localeError: error2()
  };
}

// node_modules/zod/v4/locales/be.js
function getBelarusianPlural(count2, one, few, many) {
  const absCount = Math.abs(count2);
  const lastDigit = absCount % 10;
  const lastTwoDigits = absCount % 100;
  if (lastTwoDigits >= 11 && lastTwoDigits <= 19) {
    return many;
  }
  if (lastDigit === 1) {
    return one;
  }
  if (lastDigit >= 2 && lastDigit <= 4) {
    return few;
  }
  return many;
}
var error3 = () => {
  const Sizable = {
    string: {
      unit: {
        one: "сімвал",
        few: "сімвалы",
        many: "сімвалаў"
      },
      verb: "мець"
    },
    array: {
      unit: {
        one: "элемент",
        few: "элементы",
        many: "элементаў"
      },
      verb: "мець"
    },
    set: {
      unit: {
        one: "элемент",
        few: "элементы",
        many: "элементаў"
      },
      verb: "мець"
    },
    file: {
      unit: {
        one: "байт",
        few: "байты",
        many: "байтаў"
      },
      verb: "мець"
    }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "лік";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "масіў";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "увод",
    email: "email адрас",
    url: "URL",
    emoji: "эмодзі",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO дата і час",
    date: "ISO дата",
    time: "ISO час",
    duration: "ISO працягласць",
    ipv4: "IPv4 адрас",
    ipv6: "IPv6 адрас",
    cidrv4: "IPv4 дыяпазон",
    cidrv6: "IPv6 дыяпазон",
    base64: "радок у фармаце base64",
    base64url: "радок у фармаце base64url",
    json_string: "JSON радок",
    e164: "нумар E.164",
    jwt: "JWT",
    template_literal: "увод"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Няправільны ўвод: чакаўся ${issue2.expected}, атрымана ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Няправільны ўвод: чакалася ${stringifyPrimitive(issue2.values[0])}`;
        return `Няправільны варыянт: чакаўся адзін з ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          const maxValue = Number(issue2.maximum);
          const unit = getBelarusianPlural(maxValue, sizing.unit.one, sizing.unit.few, sizing.unit.many);
          return `Занадта вялікі: чакалася, што ${issue2.origin ?? "значэнне"} павінна ${sizing.verb} ${adj}${issue2.maximum.toString()} ${unit}`;
        }
        return `Занадта вялікі: чакалася, што ${issue2.origin ?? "значэнне"} павінна быць ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          const minValue = Number(issue2.minimum);
          const unit = getBelarusianPlural(minValue, sizing.unit.one, sizing.unit.few, sizing.unit.many);
          return `Занадта малы: чакалася, што ${issue2.origin} павінна ${sizing.verb} ${adj}${issue2.minimum.toString()} ${unit}`;
        }
        return `Занадта малы: чакалася, што ${issue2.origin} павінна быць ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Няправільны радок: павінен пачынацца з "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Няправільны радок: павінен заканчвацца на "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Няправільны радок: павінен змяшчаць "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Няправільны радок: павінен адпавядаць шаблону ${_issue.pattern}`;
        return `Няправільны ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Няправільны лік: павінен быць кратным ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Нераспазнаны ${issue2.keys.length > 1 ? "ключы" : "ключ"}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Няправільны ключ у ${issue2.origin}`;
      case "invalid_union":
        return "Няправільны ўвод";
      case "invalid_element":
        return `Няправільнае значэнне ў ${issue2.origin}`;
      default:
        return `Няправільны ўвод`;
    }
  };
};
function be_default() {
  return {
    localeError: error3()
  };
}

// node_modules/zod/v4/locales/ca.js
var error4 = () => {
  const Sizable = {
    string: { unit: "caràcters", verb: "contenir" },
    file: { unit: "bytes", verb: "contenir" },
    array: { unit: "elements", verb: "contenir" },
    set: { unit: "elements", verb: "contenir" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "number";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "array";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "entrada",
    email: "adreça electrònica",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "data i hora ISO",
    date: "data ISO",
    time: "hora ISO",
    duration: "durada ISO",
    ipv4: "adreça IPv4",
    ipv6: "adreça IPv6",
    cidrv4: "rang IPv4",
    cidrv6: "rang IPv6",
    base64: "cadena codificada en base64",
    base64url: "cadena codificada en base64url",
    json_string: "cadena JSON",
    e164: "número E.164",
    jwt: "JWT",
    template_literal: "entrada"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Tipus invàlid: s'esperava ${issue2.expected}, s'ha rebut ${parsedType7(issue2.input)}`;
      // return `Tipus invàlid: s'esperava ${issue.expected}, s'ha rebut ${util.getParsedType(issue.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Valor invàlid: s'esperava ${stringifyPrimitive(issue2.values[0])}`;
        return `Opció invàlida: s'esperava una de ${joinValues(issue2.values, " o ")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "com a màxim" : "menys de";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Massa gran: s'esperava que ${issue2.origin ?? "el valor"} contingués ${adj} ${issue2.maximum.toString()} ${sizing.unit ?? "elements"}`;
        return `Massa gran: s'esperava que ${issue2.origin ?? "el valor"} fos ${adj} ${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? "com a mínim" : "més de";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Massa petit: s'esperava que ${issue2.origin} contingués ${adj} ${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Massa petit: s'esperava que ${issue2.origin} fos ${adj} ${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `Format invàlid: ha de començar amb "${_issue.prefix}"`;
        }
        if (_issue.format === "ends_with")
          return `Format invàlid: ha d'acabar amb "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Format invàlid: ha d'incloure "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Format invàlid: ha de coincidir amb el patró ${_issue.pattern}`;
        return `Format invàlid per a ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Número invàlid: ha de ser múltiple de ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Clau${issue2.keys.length > 1 ? "s" : ""} no reconeguda${issue2.keys.length > 1 ? "s" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Clau invàlida a ${issue2.origin}`;
      case "invalid_union":
        return "Entrada invàlida";
      // Could also be "Tipus d'unió invàlid" but "Entrada invàlida" is more general
      case "invalid_element":
        return `Element invàlid a ${issue2.origin}`;
      default:
        return `Entrada invàlida`;
    }
  };
};
function ca_default() {
  return {
    localeError: error4()
  };
}

// node_modules/zod/v4/locales/cs.js
var error5 = () => {
  const Sizable = {
    string: { unit: "znaků", verb: "mít" },
    file: { unit: "bajtů", verb: "mít" },
    array: { unit: "prvků", verb: "mít" },
    set: { unit: "prvků", verb: "mít" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "číslo";
      }
      case "string": {
        return "řetězec";
      }
      case "boolean": {
        return "boolean";
      }
      case "bigint": {
        return "bigint";
      }
      case "function": {
        return "funkce";
      }
      case "symbol": {
        return "symbol";
      }
      case "undefined": {
        return "undefined";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "pole";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "regulární výraz",
    email: "e-mailová adresa",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "datum a čas ve formátu ISO",
    date: "datum ve formátu ISO",
    time: "čas ve formátu ISO",
    duration: "doba trvání ISO",
    ipv4: "IPv4 adresa",
    ipv6: "IPv6 adresa",
    cidrv4: "rozsah IPv4",
    cidrv6: "rozsah IPv6",
    base64: "řetězec zakódovaný ve formátu base64",
    base64url: "řetězec zakódovaný ve formátu base64url",
    json_string: "řetězec ve formátu JSON",
    e164: "číslo E.164",
    jwt: "JWT",
    template_literal: "vstup"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Neplatný vstup: očekáváno ${issue2.expected}, obdrženo ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Neplatný vstup: očekáváno ${stringifyPrimitive(issue2.values[0])}`;
        return `Neplatná možnost: očekávána jedna z hodnot ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Hodnota je příliš velká: ${issue2.origin ?? "hodnota"} musí mít ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "prvků"}`;
        }
        return `Hodnota je příliš velká: ${issue2.origin ?? "hodnota"} musí být ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Hodnota je příliš malá: ${issue2.origin ?? "hodnota"} musí mít ${adj}${issue2.minimum.toString()} ${sizing.unit ?? "prvků"}`;
        }
        return `Hodnota je příliš malá: ${issue2.origin ?? "hodnota"} musí být ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Neplatný řetězec: musí začínat na "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Neplatný řetězec: musí končit na "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Neplatný řetězec: musí obsahovat "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Neplatný řetězec: musí odpovídat vzoru ${_issue.pattern}`;
        return `Neplatný formát ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Neplatné číslo: musí být násobkem ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Neznámé klíče: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Neplatný klíč v ${issue2.origin}`;
      case "invalid_union":
        return "Neplatný vstup";
      case "invalid_element":
        return `Neplatná hodnota v ${issue2.origin}`;
      default:
        return `Neplatný vstup`;
    }
  };
};
function cs_default() {
  return {
    localeError: error5()
  };
}

// node_modules/zod/v4/locales/da.js
var error6 = () => {
  const Sizable = {
    string: { unit: "tegn", verb: "havde" },
    file: { unit: "bytes", verb: "havde" },
    array: { unit: "elementer", verb: "indeholdt" },
    set: { unit: "elementer", verb: "indeholdt" }
  };
  const TypeNames = {
    string: "streng",
    number: "tal",
    boolean: "boolean",
    array: "liste",
    object: "objekt",
    set: "sæt",
    file: "fil"
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  function getTypeName(type) {
    return TypeNames[type] ?? type;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "tal";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "liste";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
        return "objekt";
      }
    }
    return t;
  };
  const Nouns = {
    regex: "input",
    email: "e-mailadresse",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO dato- og klokkeslæt",
    date: "ISO-dato",
    time: "ISO-klokkeslæt",
    duration: "ISO-varighed",
    ipv4: "IPv4-område",
    ipv6: "IPv6-område",
    cidrv4: "IPv4-spektrum",
    cidrv6: "IPv6-spektrum",
    base64: "base64-kodet streng",
    base64url: "base64url-kodet streng",
    json_string: "JSON-streng",
    e164: "E.164-nummer",
    jwt: "JWT",
    template_literal: "input"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Ugyldigt input: forventede ${getTypeName(issue2.expected)}, fik ${getTypeName(parsedType7(issue2.input))}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Ugyldig værdi: forventede ${stringifyPrimitive(issue2.values[0])}`;
        return `Ugyldigt valg: forventede en af følgende ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        const origin = getTypeName(issue2.origin);
        if (sizing)
          return `For stor: forventede ${origin ?? "value"} ${sizing.verb} ${adj} ${issue2.maximum.toString()} ${sizing.unit ?? "elementer"}`;
        return `For stor: forventede ${origin ?? "value"} havde ${adj} ${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        const origin = getTypeName(issue2.origin);
        if (sizing) {
          return `For lille: forventede ${origin} ${sizing.verb} ${adj} ${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `For lille: forventede ${origin} havde ${adj} ${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Ugyldig streng: skal starte med "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Ugyldig streng: skal ende med "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Ugyldig streng: skal indeholde "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Ugyldig streng: skal matche mønsteret ${_issue.pattern}`;
        return `Ugyldig ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Ugyldigt tal: skal være deleligt med ${issue2.divisor}`;
      case "unrecognized_keys":
        return `${issue2.keys.length > 1 ? "Ukendte nøgler" : "Ukendt nøgle"}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Ugyldig nøgle i ${issue2.origin}`;
      case "invalid_union":
        return "Ugyldigt input: matcher ingen af de tilladte typer";
      case "invalid_element":
        return `Ugyldig værdi i ${issue2.origin}`;
      default:
        return `Ugyldigt input`;
    }
  };
};
function da_default() {
  return {
    localeError: error6()
  };
}

// node_modules/zod/v4/locales/de.js
var error7 = () => {
  const Sizable = {
    string: { unit: "Zeichen", verb: "zu haben" },
    file: { unit: "Bytes", verb: "zu haben" },
    array: { unit: "Elemente", verb: "zu haben" },
    set: { unit: "Elemente", verb: "zu haben" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "Zahl";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "Array";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "Eingabe",
    email: "E-Mail-Adresse",
    url: "URL",
    emoji: "Emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO-Datum und -Uhrzeit",
    date: "ISO-Datum",
    time: "ISO-Uhrzeit",
    duration: "ISO-Dauer",
    ipv4: "IPv4-Adresse",
    ipv6: "IPv6-Adresse",
    cidrv4: "IPv4-Bereich",
    cidrv6: "IPv6-Bereich",
    base64: "Base64-codierter String",
    base64url: "Base64-URL-codierter String",
    json_string: "JSON-String",
    e164: "E.164-Nummer",
    jwt: "JWT",
    template_literal: "Eingabe"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Ungültige Eingabe: erwartet ${issue2.expected}, erhalten ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Ungültige Eingabe: erwartet ${stringifyPrimitive(issue2.values[0])}`;
        return `Ungültige Option: erwartet eine von ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Zu groß: erwartet, dass ${issue2.origin ?? "Wert"} ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "Elemente"} hat`;
        return `Zu groß: erwartet, dass ${issue2.origin ?? "Wert"} ${adj}${issue2.maximum.toString()} ist`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Zu klein: erwartet, dass ${issue2.origin} ${adj}${issue2.minimum.toString()} ${sizing.unit} hat`;
        }
        return `Zu klein: erwartet, dass ${issue2.origin} ${adj}${issue2.minimum.toString()} ist`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Ungültiger String: muss mit "${_issue.prefix}" beginnen`;
        if (_issue.format === "ends_with")
          return `Ungültiger String: muss mit "${_issue.suffix}" enden`;
        if (_issue.format === "includes")
          return `Ungültiger String: muss "${_issue.includes}" enthalten`;
        if (_issue.format === "regex")
          return `Ungültiger String: muss dem Muster ${_issue.pattern} entsprechen`;
        return `Ungültig: ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Ungültige Zahl: muss ein Vielfaches von ${issue2.divisor} sein`;
      case "unrecognized_keys":
        return `${issue2.keys.length > 1 ? "Unbekannte Schlüssel" : "Unbekannter Schlüssel"}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Ungültiger Schlüssel in ${issue2.origin}`;
      case "invalid_union":
        return "Ungültige Eingabe";
      case "invalid_element":
        return `Ungültiger Wert in ${issue2.origin}`;
      default:
        return `Ungültige Eingabe`;
    }
  };
};
function de_default() {
  return {
    localeError: error7()
  };
}

// node_modules/zod/v4/locales/en.js
var parsedType = (data) => {
  const t = typeof data;
  switch (t) {
    case "number": {
      return Number.isNaN(data) ? "NaN" : "number";
    }
    case "object": {
      if (Array.isArray(data)) {
        return "array";
      }
      if (data === null) {
        return "null";
      }
      if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
        return data.constructor.name;
      }
    }
  }
  return t;
};
var error8 = () => {
  const Sizable = {
    string: { unit: "characters", verb: "to have" },
    file: { unit: "bytes", verb: "to have" },
    array: { unit: "items", verb: "to have" },
    set: { unit: "items", verb: "to have" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const Nouns = {
    regex: "input",
    email: "email address",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO datetime",
    date: "ISO date",
    time: "ISO time",
    duration: "ISO duration",
    ipv4: "IPv4 address",
    ipv6: "IPv6 address",
    cidrv4: "IPv4 range",
    cidrv6: "IPv6 range",
    base64: "base64-encoded string",
    base64url: "base64url-encoded string",
    json_string: "JSON string",
    e164: "E.164 number",
    jwt: "JWT",
    template_literal: "input"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Invalid input: expected ${issue2.expected}, received ${parsedType(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Invalid input: expected ${stringifyPrimitive(issue2.values[0])}`;
        return `Invalid option: expected one of ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Too big: expected ${issue2.origin ?? "value"} to have ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elements"}`;
        return `Too big: expected ${issue2.origin ?? "value"} to be ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Too small: expected ${issue2.origin} to have ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Too small: expected ${issue2.origin} to be ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `Invalid string: must start with "${_issue.prefix}"`;
        }
        if (_issue.format === "ends_with")
          return `Invalid string: must end with "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Invalid string: must include "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Invalid string: must match pattern ${_issue.pattern}`;
        return `Invalid ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Invalid number: must be a multiple of ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Unrecognized key${issue2.keys.length > 1 ? "s" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Invalid key in ${issue2.origin}`;
      case "invalid_union":
        return "Invalid input";
      case "invalid_element":
        return `Invalid value in ${issue2.origin}`;
      default:
        return `Invalid input`;
    }
  };
};
function en_default() {
  return {
    localeError: error8()
  };
}

// node_modules/zod/v4/locales/eo.js
var parsedType2 = (data) => {
  const t = typeof data;
  switch (t) {
    case "number": {
      return Number.isNaN(data) ? "NaN" : "nombro";
    }
    case "object": {
      if (Array.isArray(data)) {
        return "tabelo";
      }
      if (data === null) {
        return "senvalora";
      }
      if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
        return data.constructor.name;
      }
    }
  }
  return t;
};
var error9 = () => {
  const Sizable = {
    string: { unit: "karaktrojn", verb: "havi" },
    file: { unit: "bajtojn", verb: "havi" },
    array: { unit: "elementojn", verb: "havi" },
    set: { unit: "elementojn", verb: "havi" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const Nouns = {
    regex: "enigo",
    email: "retadreso",
    url: "URL",
    emoji: "emoĝio",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO-datotempo",
    date: "ISO-dato",
    time: "ISO-tempo",
    duration: "ISO-daŭro",
    ipv4: "IPv4-adreso",
    ipv6: "IPv6-adreso",
    cidrv4: "IPv4-rango",
    cidrv6: "IPv6-rango",
    base64: "64-ume kodita karaktraro",
    base64url: "URL-64-ume kodita karaktraro",
    json_string: "JSON-karaktraro",
    e164: "E.164-nombro",
    jwt: "JWT",
    template_literal: "enigo"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Nevalida enigo: atendiĝis ${issue2.expected}, riceviĝis ${parsedType2(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Nevalida enigo: atendiĝis ${stringifyPrimitive(issue2.values[0])}`;
        return `Nevalida opcio: atendiĝis unu el ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Tro granda: atendiĝis ke ${issue2.origin ?? "valoro"} havu ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elementojn"}`;
        return `Tro granda: atendiĝis ke ${issue2.origin ?? "valoro"} havu ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Tro malgranda: atendiĝis ke ${issue2.origin} havu ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Tro malgranda: atendiĝis ke ${issue2.origin} estu ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Nevalida karaktraro: devas komenciĝi per "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Nevalida karaktraro: devas finiĝi per "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Nevalida karaktraro: devas inkluzivi "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Nevalida karaktraro: devas kongrui kun la modelo ${_issue.pattern}`;
        return `Nevalida ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Nevalida nombro: devas esti oblo de ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Nekonata${issue2.keys.length > 1 ? "j" : ""} ŝlosilo${issue2.keys.length > 1 ? "j" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Nevalida ŝlosilo en ${issue2.origin}`;
      case "invalid_union":
        return "Nevalida enigo";
      case "invalid_element":
        return `Nevalida valoro en ${issue2.origin}`;
      default:
        return `Nevalida enigo`;
    }
  };
};
function eo_default() {
  return {
    localeError: error9()
  };
}

// node_modules/zod/v4/locales/es.js
var error10 = () => {
  const Sizable = {
    string: { unit: "caracteres", verb: "tener" },
    file: { unit: "bytes", verb: "tener" },
    array: { unit: "elementos", verb: "tener" },
    set: { unit: "elementos", verb: "tener" }
  };
  const TypeNames = {
    string: "texto",
    number: "número",
    boolean: "booleano",
    array: "arreglo",
    object: "objeto",
    set: "conjunto",
    file: "archivo",
    date: "fecha",
    bigint: "número grande",
    symbol: "símbolo",
    undefined: "indefinido",
    null: "nulo",
    function: "función",
    map: "mapa",
    record: "registro",
    tuple: "tupla",
    enum: "enumeración",
    union: "unión",
    literal: "literal",
    promise: "promesa",
    void: "vacío",
    never: "nunca",
    unknown: "desconocido",
    any: "cualquiera"
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  function getTypeName(type) {
    return TypeNames[type] ?? type;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "number";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "array";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype) {
          return data.constructor.name;
        }
        return "object";
      }
    }
    return t;
  };
  const Nouns = {
    regex: "entrada",
    email: "dirección de correo electrónico",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "fecha y hora ISO",
    date: "fecha ISO",
    time: "hora ISO",
    duration: "duración ISO",
    ipv4: "dirección IPv4",
    ipv6: "dirección IPv6",
    cidrv4: "rango IPv4",
    cidrv6: "rango IPv6",
    base64: "cadena codificada en base64",
    base64url: "URL codificada en base64",
    json_string: "cadena JSON",
    e164: "número E.164",
    jwt: "JWT",
    template_literal: "entrada"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Entrada inválida: se esperaba ${getTypeName(issue2.expected)}, recibido ${getTypeName(parsedType7(issue2.input))}`;
      // return `Entrada inválida: se esperaba ${issue.expected}, recibido ${util.getParsedType(issue.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Entrada inválida: se esperaba ${stringifyPrimitive(issue2.values[0])}`;
        return `Opción inválida: se esperaba una de ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        const origin = getTypeName(issue2.origin);
        if (sizing)
          return `Demasiado grande: se esperaba que ${origin ?? "valor"} tuviera ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elementos"}`;
        return `Demasiado grande: se esperaba que ${origin ?? "valor"} fuera ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        const origin = getTypeName(issue2.origin);
        if (sizing) {
          return `Demasiado pequeño: se esperaba que ${origin} tuviera ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Demasiado pequeño: se esperaba que ${origin} fuera ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Cadena inválida: debe comenzar con "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Cadena inválida: debe terminar en "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Cadena inválida: debe incluir "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Cadena inválida: debe coincidir con el patrón ${_issue.pattern}`;
        return `Inválido ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Número inválido: debe ser múltiplo de ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Llave${issue2.keys.length > 1 ? "s" : ""} desconocida${issue2.keys.length > 1 ? "s" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Llave inválida en ${getTypeName(issue2.origin)}`;
      case "invalid_union":
        return "Entrada inválida";
      case "invalid_element":
        return `Valor inválido en ${getTypeName(issue2.origin)}`;
      default:
        return `Entrada inválida`;
    }
  };
};
function es_default() {
  return {
    localeError: error10()
  };
}

// node_modules/zod/v4/locales/fa.js
var error11 = () => {
  const Sizable = {
    string: { unit: "کاراکتر", verb: "داشته باشد" },
    file: { unit: "بایت", verb: "داشته باشد" },
    array: { unit: "آیتم", verb: "داشته باشد" },
    set: { unit: "آیتم", verb: "داشته باشد" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "عدد";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "آرایه";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "ورودی",
    email: "آدرس ایمیل",
    url: "URL",
    emoji: "ایموجی",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "تاریخ و زمان ایزو",
    date: "تاریخ ایزو",
    time: "زمان ایزو",
    duration: "مدت زمان ایزو",
    ipv4: "IPv4 آدرس",
    ipv6: "IPv6 آدرس",
    cidrv4: "IPv4 دامنه",
    cidrv6: "IPv6 دامنه",
    base64: "base64-encoded رشته",
    base64url: "base64url-encoded رشته",
    json_string: "JSON رشته",
    e164: "E.164 عدد",
    jwt: "JWT",
    template_literal: "ورودی"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `ورودی نامعتبر: می‌بایست ${issue2.expected} می‌بود، ${parsedType7(issue2.input)} دریافت شد`;
      case "invalid_value":
        if (issue2.values.length === 1) {
          return `ورودی نامعتبر: می‌بایست ${stringifyPrimitive(issue2.values[0])} می‌بود`;
        }
        return `گزینه نامعتبر: می‌بایست یکی از ${joinValues(issue2.values, "|")} می‌بود`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `خیلی بزرگ: ${issue2.origin ?? "مقدار"} باید ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "عنصر"} باشد`;
        }
        return `خیلی بزرگ: ${issue2.origin ?? "مقدار"} باید ${adj}${issue2.maximum.toString()} باشد`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `خیلی کوچک: ${issue2.origin} باید ${adj}${issue2.minimum.toString()} ${sizing.unit} باشد`;
        }
        return `خیلی کوچک: ${issue2.origin} باید ${adj}${issue2.minimum.toString()} باشد`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `رشته نامعتبر: باید با "${_issue.prefix}" شروع شود`;
        }
        if (_issue.format === "ends_with") {
          return `رشته نامعتبر: باید با "${_issue.suffix}" تمام شود`;
        }
        if (_issue.format === "includes") {
          return `رشته نامعتبر: باید شامل "${_issue.includes}" باشد`;
        }
        if (_issue.format === "regex") {
          return `رشته نامعتبر: باید با الگوی ${_issue.pattern} مطابقت داشته باشد`;
        }
        return `${Nouns[_issue.format] ?? issue2.format} نامعتبر`;
      }
      case "not_multiple_of":
        return `عدد نامعتبر: باید مضرب ${issue2.divisor} باشد`;
      case "unrecognized_keys":
        return `کلید${issue2.keys.length > 1 ? "های" : ""} ناشناس: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `کلید ناشناس در ${issue2.origin}`;
      case "invalid_union":
        return `ورودی نامعتبر`;
      case "invalid_element":
        return `مقدار نامعتبر در ${issue2.origin}`;
      default:
        return `ورودی نامعتبر`;
    }
  };
};
function fa_default() {
  return {
    localeError: error11()
  };
}

// node_modules/zod/v4/locales/fi.js
var error12 = () => {
  const Sizable = {
    string: { unit: "merkkiä", subject: "merkkijonon" },
    file: { unit: "tavua", subject: "tiedoston" },
    array: { unit: "alkiota", subject: "listan" },
    set: { unit: "alkiota", subject: "joukon" },
    number: { unit: "", subject: "luvun" },
    bigint: { unit: "", subject: "suuren kokonaisluvun" },
    int: { unit: "", subject: "kokonaisluvun" },
    date: { unit: "", subject: "päivämäärän" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "number";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "array";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "säännöllinen lauseke",
    email: "sähköpostiosoite",
    url: "URL-osoite",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO-aikaleima",
    date: "ISO-päivämäärä",
    time: "ISO-aika",
    duration: "ISO-kesto",
    ipv4: "IPv4-osoite",
    ipv6: "IPv6-osoite",
    cidrv4: "IPv4-alue",
    cidrv6: "IPv6-alue",
    base64: "base64-koodattu merkkijono",
    base64url: "base64url-koodattu merkkijono",
    json_string: "JSON-merkkijono",
    e164: "E.164-luku",
    jwt: "JWT",
    template_literal: "templaattimerkkijono"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Virheellinen tyyppi: odotettiin ${issue2.expected}, oli ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Virheellinen syöte: täytyy olla ${stringifyPrimitive(issue2.values[0])}`;
        return `Virheellinen valinta: täytyy olla yksi seuraavista: ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Liian suuri: ${sizing.subject} täytyy olla ${adj}${issue2.maximum.toString()} ${sizing.unit}`.trim();
        }
        return `Liian suuri: arvon täytyy olla ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Liian pieni: ${sizing.subject} täytyy olla ${adj}${issue2.minimum.toString()} ${sizing.unit}`.trim();
        }
        return `Liian pieni: arvon täytyy olla ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Virheellinen syöte: täytyy alkaa "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Virheellinen syöte: täytyy loppua "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Virheellinen syöte: täytyy sisältää "${_issue.includes}"`;
        if (_issue.format === "regex") {
          return `Virheellinen syöte: täytyy vastata säännöllistä lauseketta ${_issue.pattern}`;
        }
        return `Virheellinen ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Virheellinen luku: täytyy olla luvun ${issue2.divisor} monikerta`;
      case "unrecognized_keys":
        return `${issue2.keys.length > 1 ? "Tuntemattomat avaimet" : "Tuntematon avain"}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return "Virheellinen avain tietueessa";
      case "invalid_union":
        return "Virheellinen unioni";
      case "invalid_element":
        return "Virheellinen arvo joukossa";
      default:
        return `Virheellinen syöte`;
    }
  };
};
function fi_default() {
  return {
    localeError: error12()
  };
}

// node_modules/zod/v4/locales/fr.js
var error13 = () => {
  const Sizable = {
    string: { unit: "caractères", verb: "avoir" },
    file: { unit: "octets", verb: "avoir" },
    array: { unit: "éléments", verb: "avoir" },
    set: { unit: "éléments", verb: "avoir" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "nombre";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "tableau";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "entrée",
    email: "adresse e-mail",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "date et heure ISO",
    date: "date ISO",
    time: "heure ISO",
    duration: "durée ISO",
    ipv4: "adresse IPv4",
    ipv6: "adresse IPv6",
    cidrv4: "plage IPv4",
    cidrv6: "plage IPv6",
    base64: "chaîne encodée en base64",
    base64url: "chaîne encodée en base64url",
    json_string: "chaîne JSON",
    e164: "numéro E.164",
    jwt: "JWT",
    template_literal: "entrée"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Entrée invalide : ${issue2.expected} attendu, ${parsedType7(issue2.input)} reçu`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Entrée invalide : ${stringifyPrimitive(issue2.values[0])} attendu`;
        return `Option invalide : une valeur parmi ${joinValues(issue2.values, "|")} attendue`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Trop grand : ${issue2.origin ?? "valeur"} doit ${sizing.verb} ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "élément(s)"}`;
        return `Trop grand : ${issue2.origin ?? "valeur"} doit être ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Trop petit : ${issue2.origin} doit ${sizing.verb} ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Trop petit : ${issue2.origin} doit être ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Chaîne invalide : doit commencer par "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Chaîne invalide : doit se terminer par "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Chaîne invalide : doit inclure "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Chaîne invalide : doit correspondre au modèle ${_issue.pattern}`;
        return `${Nouns[_issue.format] ?? issue2.format} invalide`;
      }
      case "not_multiple_of":
        return `Nombre invalide : doit être un multiple de ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Clé${issue2.keys.length > 1 ? "s" : ""} non reconnue${issue2.keys.length > 1 ? "s" : ""} : ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Clé invalide dans ${issue2.origin}`;
      case "invalid_union":
        return "Entrée invalide";
      case "invalid_element":
        return `Valeur invalide dans ${issue2.origin}`;
      default:
        return `Entrée invalide`;
    }
  };
};
function fr_default() {
  return {
    localeError: error13()
  };
}

// node_modules/zod/v4/locales/fr-CA.js
var error14 = () => {
  const Sizable = {
    string: { unit: "caractères", verb: "avoir" },
    file: { unit: "octets", verb: "avoir" },
    array: { unit: "éléments", verb: "avoir" },
    set: { unit: "éléments", verb: "avoir" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "number";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "array";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "entrée",
    email: "adresse courriel",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "date-heure ISO",
    date: "date ISO",
    time: "heure ISO",
    duration: "durée ISO",
    ipv4: "adresse IPv4",
    ipv6: "adresse IPv6",
    cidrv4: "plage IPv4",
    cidrv6: "plage IPv6",
    base64: "chaîne encodée en base64",
    base64url: "chaîne encodée en base64url",
    json_string: "chaîne JSON",
    e164: "numéro E.164",
    jwt: "JWT",
    template_literal: "entrée"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Entrée invalide : attendu ${issue2.expected}, reçu ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Entrée invalide : attendu ${stringifyPrimitive(issue2.values[0])}`;
        return `Option invalide : attendu l'une des valeurs suivantes ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "≤" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Trop grand : attendu que ${issue2.origin ?? "la valeur"} ait ${adj}${issue2.maximum.toString()} ${sizing.unit}`;
        return `Trop grand : attendu que ${issue2.origin ?? "la valeur"} soit ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? "≥" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Trop petit : attendu que ${issue2.origin} ait ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Trop petit : attendu que ${issue2.origin} soit ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `Chaîne invalide : doit commencer par "${_issue.prefix}"`;
        }
        if (_issue.format === "ends_with")
          return `Chaîne invalide : doit se terminer par "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Chaîne invalide : doit inclure "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Chaîne invalide : doit correspondre au motif ${_issue.pattern}`;
        return `${Nouns[_issue.format] ?? issue2.format} invalide`;
      }
      case "not_multiple_of":
        return `Nombre invalide : doit être un multiple de ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Clé${issue2.keys.length > 1 ? "s" : ""} non reconnue${issue2.keys.length > 1 ? "s" : ""} : ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Clé invalide dans ${issue2.origin}`;
      case "invalid_union":
        return "Entrée invalide";
      case "invalid_element":
        return `Valeur invalide dans ${issue2.origin}`;
      default:
        return `Entrée invalide`;
    }
  };
};
function fr_CA_default() {
  return {
    localeError: error14()
  };
}

// node_modules/zod/v4/locales/he.js
var error15 = () => {
  const Sizable = {
    string: { unit: "אותיות", verb: "לכלול" },
    file: { unit: "בייטים", verb: "לכלול" },
    array: { unit: "פריטים", verb: "לכלול" },
    set: { unit: "פריטים", verb: "לכלול" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "number";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "array";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "קלט",
    email: "כתובת אימייל",
    url: "כתובת רשת",
    emoji: "אימוג'י",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "תאריך וזמן ISO",
    date: "תאריך ISO",
    time: "זמן ISO",
    duration: "משך זמן ISO",
    ipv4: "כתובת IPv4",
    ipv6: "כתובת IPv6",
    cidrv4: "טווח IPv4",
    cidrv6: "טווח IPv6",
    base64: "מחרוזת בבסיס 64",
    base64url: "מחרוזת בבסיס 64 לכתובות רשת",
    json_string: "מחרוזת JSON",
    e164: "מספר E.164",
    jwt: "JWT",
    template_literal: "קלט"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `קלט לא תקין: צריך ${issue2.expected}, התקבל ${parsedType7(issue2.input)}`;
      // return `Invalid input: expected ${issue.expected}, received ${util.getParsedType(issue.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `קלט לא תקין: צריך ${stringifyPrimitive(issue2.values[0])}`;
        return `קלט לא תקין: צריך אחת מהאפשרויות  ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `גדול מדי: ${issue2.origin ?? "value"} צריך להיות ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elements"}`;
        return `גדול מדי: ${issue2.origin ?? "value"} צריך להיות ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `קטן מדי: ${issue2.origin} צריך להיות ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `קטן מדי: ${issue2.origin} צריך להיות ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `מחרוזת לא תקינה: חייבת להתחיל ב"${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `מחרוזת לא תקינה: חייבת להסתיים ב "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `מחרוזת לא תקינה: חייבת לכלול "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `מחרוזת לא תקינה: חייבת להתאים לתבנית ${_issue.pattern}`;
        return `${Nouns[_issue.format] ?? issue2.format} לא תקין`;
      }
      case "not_multiple_of":
        return `מספר לא תקין: חייב להיות מכפלה של ${issue2.divisor}`;
      case "unrecognized_keys":
        return `מפתח${issue2.keys.length > 1 ? "ות" : ""} לא מזוה${issue2.keys.length > 1 ? "ים" : "ה"}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `מפתח לא תקין ב${issue2.origin}`;
      case "invalid_union":
        return "קלט לא תקין";
      case "invalid_element":
        return `ערך לא תקין ב${issue2.origin}`;
      default:
        return `קלט לא תקין`;
    }
  };
};
function he_default() {
  return {
    localeError: error15()
  };
}

// node_modules/zod/v4/locales/hu.js
var error16 = () => {
  const Sizable = {
    string: { unit: "karakter", verb: "legyen" },
    file: { unit: "byte", verb: "legyen" },
    array: { unit: "elem", verb: "legyen" },
    set: { unit: "elem", verb: "legyen" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "szám";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "tömb";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "bemenet",
    email: "email cím",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO időbélyeg",
    date: "ISO dátum",
    time: "ISO idő",
    duration: "ISO időintervallum",
    ipv4: "IPv4 cím",
    ipv6: "IPv6 cím",
    cidrv4: "IPv4 tartomány",
    cidrv6: "IPv6 tartomány",
    base64: "base64-kódolt string",
    base64url: "base64url-kódolt string",
    json_string: "JSON string",
    e164: "E.164 szám",
    jwt: "JWT",
    template_literal: "bemenet"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Érvénytelen bemenet: a várt érték ${issue2.expected}, a kapott érték ${parsedType7(issue2.input)}`;
      // return `Invalid input: expected ${issue.expected}, received ${util.getParsedType(issue.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Érvénytelen bemenet: a várt érték ${stringifyPrimitive(issue2.values[0])}`;
        return `Érvénytelen opció: valamelyik érték várt ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Túl nagy: ${issue2.origin ?? "érték"} mérete túl nagy ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elem"}`;
        return `Túl nagy: a bemeneti érték ${issue2.origin ?? "érték"} túl nagy: ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Túl kicsi: a bemeneti érték ${issue2.origin} mérete túl kicsi ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Túl kicsi: a bemeneti érték ${issue2.origin} túl kicsi ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Érvénytelen string: "${_issue.prefix}" értékkel kell kezdődnie`;
        if (_issue.format === "ends_with")
          return `Érvénytelen string: "${_issue.suffix}" értékkel kell végződnie`;
        if (_issue.format === "includes")
          return `Érvénytelen string: "${_issue.includes}" értéket kell tartalmaznia`;
        if (_issue.format === "regex")
          return `Érvénytelen string: ${_issue.pattern} mintának kell megfelelnie`;
        return `Érvénytelen ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Érvénytelen szám: ${issue2.divisor} többszörösének kell lennie`;
      case "unrecognized_keys":
        return `Ismeretlen kulcs${issue2.keys.length > 1 ? "s" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Érvénytelen kulcs ${issue2.origin}`;
      case "invalid_union":
        return "Érvénytelen bemenet";
      case "invalid_element":
        return `Érvénytelen érték: ${issue2.origin}`;
      default:
        return `Érvénytelen bemenet`;
    }
  };
};
function hu_default() {
  return {
    localeError: error16()
  };
}

// node_modules/zod/v4/locales/id.js
var error17 = () => {
  const Sizable = {
    string: { unit: "karakter", verb: "memiliki" },
    file: { unit: "byte", verb: "memiliki" },
    array: { unit: "item", verb: "memiliki" },
    set: { unit: "item", verb: "memiliki" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "number";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "array";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "input",
    email: "alamat email",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "tanggal dan waktu format ISO",
    date: "tanggal format ISO",
    time: "jam format ISO",
    duration: "durasi format ISO",
    ipv4: "alamat IPv4",
    ipv6: "alamat IPv6",
    cidrv4: "rentang alamat IPv4",
    cidrv6: "rentang alamat IPv6",
    base64: "string dengan enkode base64",
    base64url: "string dengan enkode base64url",
    json_string: "string JSON",
    e164: "angka E.164",
    jwt: "JWT",
    template_literal: "input"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Input tidak valid: diharapkan ${issue2.expected}, diterima ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Input tidak valid: diharapkan ${stringifyPrimitive(issue2.values[0])}`;
        return `Pilihan tidak valid: diharapkan salah satu dari ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Terlalu besar: diharapkan ${issue2.origin ?? "value"} memiliki ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elemen"}`;
        return `Terlalu besar: diharapkan ${issue2.origin ?? "value"} menjadi ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Terlalu kecil: diharapkan ${issue2.origin} memiliki ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Terlalu kecil: diharapkan ${issue2.origin} menjadi ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `String tidak valid: harus dimulai dengan "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `String tidak valid: harus berakhir dengan "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `String tidak valid: harus menyertakan "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `String tidak valid: harus sesuai pola ${_issue.pattern}`;
        return `${Nouns[_issue.format] ?? issue2.format} tidak valid`;
      }
      case "not_multiple_of":
        return `Angka tidak valid: harus kelipatan dari ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Kunci tidak dikenali ${issue2.keys.length > 1 ? "s" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Kunci tidak valid di ${issue2.origin}`;
      case "invalid_union":
        return "Input tidak valid";
      case "invalid_element":
        return `Nilai tidak valid di ${issue2.origin}`;
      default:
        return `Input tidak valid`;
    }
  };
};
function id_default() {
  return {
    localeError: error17()
  };
}

// node_modules/zod/v4/locales/is.js
var parsedType3 = (data) => {
  const t = typeof data;
  switch (t) {
    case "number": {
      return Number.isNaN(data) ? "NaN" : "númer";
    }
    case "object": {
      if (Array.isArray(data)) {
        return "fylki";
      }
      if (data === null) {
        return "null";
      }
      if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
        return data.constructor.name;
      }
    }
  }
  return t;
};
var error18 = () => {
  const Sizable = {
    string: { unit: "stafi", verb: "að hafa" },
    file: { unit: "bæti", verb: "að hafa" },
    array: { unit: "hluti", verb: "að hafa" },
    set: { unit: "hluti", verb: "að hafa" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const Nouns = {
    regex: "gildi",
    email: "netfang",
    url: "vefslóð",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO dagsetning og tími",
    date: "ISO dagsetning",
    time: "ISO tími",
    duration: "ISO tímalengd",
    ipv4: "IPv4 address",
    ipv6: "IPv6 address",
    cidrv4: "IPv4 range",
    cidrv6: "IPv6 range",
    base64: "base64-encoded strengur",
    base64url: "base64url-encoded strengur",
    json_string: "JSON strengur",
    e164: "E.164 tölugildi",
    jwt: "JWT",
    template_literal: "gildi"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Rangt gildi: Þú slóst inn ${parsedType3(issue2.input)} þar sem á að vera ${issue2.expected}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Rangt gildi: gert ráð fyrir ${stringifyPrimitive(issue2.values[0])}`;
        return `Ógilt val: má vera eitt af eftirfarandi ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Of stórt: gert er ráð fyrir að ${issue2.origin ?? "gildi"} hafi ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "hluti"}`;
        return `Of stórt: gert er ráð fyrir að ${issue2.origin ?? "gildi"} sé ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Of lítið: gert er ráð fyrir að ${issue2.origin} hafi ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Of lítið: gert er ráð fyrir að ${issue2.origin} sé ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `Ógildur strengur: verður að byrja á "${_issue.prefix}"`;
        }
        if (_issue.format === "ends_with")
          return `Ógildur strengur: verður að enda á "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Ógildur strengur: verður að innihalda "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Ógildur strengur: verður að fylgja mynstri ${_issue.pattern}`;
        return `Rangt ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Röng tala: verður að vera margfeldi af ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Óþekkt ${issue2.keys.length > 1 ? "ir lyklar" : "ur lykill"}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Rangur lykill í ${issue2.origin}`;
      case "invalid_union":
        return "Rangt gildi";
      case "invalid_element":
        return `Rangt gildi í ${issue2.origin}`;
      default:
        return `Rangt gildi`;
    }
  };
};
function is_default() {
  return {
    localeError: error18()
  };
}

// node_modules/zod/v4/locales/it.js
var error19 = () => {
  const Sizable = {
    string: { unit: "caratteri", verb: "avere" },
    file: { unit: "byte", verb: "avere" },
    array: { unit: "elementi", verb: "avere" },
    set: { unit: "elementi", verb: "avere" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "numero";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "vettore";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "input",
    email: "indirizzo email",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "data e ora ISO",
    date: "data ISO",
    time: "ora ISO",
    duration: "durata ISO",
    ipv4: "indirizzo IPv4",
    ipv6: "indirizzo IPv6",
    cidrv4: "intervallo IPv4",
    cidrv6: "intervallo IPv6",
    base64: "stringa codificata in base64",
    base64url: "URL codificata in base64",
    json_string: "stringa JSON",
    e164: "numero E.164",
    jwt: "JWT",
    template_literal: "input"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Input non valido: atteso ${issue2.expected}, ricevuto ${parsedType7(issue2.input)}`;
      // return `Input non valido: atteso ${issue.expected}, ricevuto ${util.getParsedType(issue.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Input non valido: atteso ${stringifyPrimitive(issue2.values[0])}`;
        return `Opzione non valida: atteso uno tra ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Troppo grande: ${issue2.origin ?? "valore"} deve avere ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elementi"}`;
        return `Troppo grande: ${issue2.origin ?? "valore"} deve essere ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Troppo piccolo: ${issue2.origin} deve avere ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Troppo piccolo: ${issue2.origin} deve essere ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Stringa non valida: deve iniziare con "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Stringa non valida: deve terminare con "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Stringa non valida: deve includere "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Stringa non valida: deve corrispondere al pattern ${_issue.pattern}`;
        return `Invalid ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Numero non valido: deve essere un multiplo di ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Chiav${issue2.keys.length > 1 ? "i" : "e"} non riconosciut${issue2.keys.length > 1 ? "e" : "a"}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Chiave non valida in ${issue2.origin}`;
      case "invalid_union":
        return "Input non valido";
      case "invalid_element":
        return `Valore non valido in ${issue2.origin}`;
      default:
        return `Input non valido`;
    }
  };
};
function it_default() {
  return {
    localeError: error19()
  };
}

// node_modules/zod/v4/locales/ja.js
var error20 = () => {
  const Sizable = {
    string: { unit: "文字", verb: "である" },
    file: { unit: "バイト", verb: "である" },
    array: { unit: "要素", verb: "である" },
    set: { unit: "要素", verb: "である" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "数値";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "配列";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "入力値",
    email: "メールアドレス",
    url: "URL",
    emoji: "絵文字",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO日時",
    date: "ISO日付",
    time: "ISO時刻",
    duration: "ISO期間",
    ipv4: "IPv4アドレス",
    ipv6: "IPv6アドレス",
    cidrv4: "IPv4範囲",
    cidrv6: "IPv6範囲",
    base64: "base64エンコード文字列",
    base64url: "base64urlエンコード文字列",
    json_string: "JSON文字列",
    e164: "E.164番号",
    jwt: "JWT",
    template_literal: "入力値"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `無効な入力: ${issue2.expected}が期待されましたが、${parsedType7(issue2.input)}が入力されました`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `無効な入力: ${stringifyPrimitive(issue2.values[0])}が期待されました`;
        return `無効な選択: ${joinValues(issue2.values, "、")}のいずれかである必要があります`;
      case "too_big": {
        const adj = issue2.inclusive ? "以下である" : "より小さい";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `大きすぎる値: ${issue2.origin ?? "値"}は${issue2.maximum.toString()}${sizing.unit ?? "要素"}${adj}必要があります`;
        return `大きすぎる値: ${issue2.origin ?? "値"}は${issue2.maximum.toString()}${adj}必要があります`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? "以上である" : "より大きい";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `小さすぎる値: ${issue2.origin}は${issue2.minimum.toString()}${sizing.unit}${adj}必要があります`;
        return `小さすぎる値: ${issue2.origin}は${issue2.minimum.toString()}${adj}必要があります`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `無効な文字列: "${_issue.prefix}"で始まる必要があります`;
        if (_issue.format === "ends_with")
          return `無効な文字列: "${_issue.suffix}"で終わる必要があります`;
        if (_issue.format === "includes")
          return `無効な文字列: "${_issue.includes}"を含む必要があります`;
        if (_issue.format === "regex")
          return `無効な文字列: パターン${_issue.pattern}に一致する必要があります`;
        return `無効な${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `無効な数値: ${issue2.divisor}の倍数である必要があります`;
      case "unrecognized_keys":
        return `認識されていないキー${issue2.keys.length > 1 ? "群" : ""}: ${joinValues(issue2.keys, "、")}`;
      case "invalid_key":
        return `${issue2.origin}内の無効なキー`;
      case "invalid_union":
        return "無効な入力";
      case "invalid_element":
        return `${issue2.origin}内の無効な値`;
      default:
        return `無効な入力`;
    }
  };
};
function ja_default() {
  return {
    localeError: error20()
  };
}

// node_modules/zod/v4/locales/ka.js
var parsedType4 = (data) => {
  const t = typeof data;
  switch (t) {
    case "number": {
      return Number.isNaN(data) ? "NaN" : "რიცხვი";
    }
    case "object": {
      if (Array.isArray(data)) {
        return "მასივი";
      }
      if (data === null) {
        return "null";
      }
      if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
        return data.constructor.name;
      }
    }
  }
  const typeMap = {
    string: "სტრინგი",
    boolean: "ბულეანი",
    undefined: "undefined",
    bigint: "bigint",
    symbol: "symbol",
    function: "ფუნქცია"
  };
  return typeMap[t] ?? t;
};
var error21 = () => {
  const Sizable = {
    string: { unit: "სიმბოლო", verb: "უნდა შეიცავდეს" },
    file: { unit: "ბაიტი", verb: "უნდა შეიცავდეს" },
    array: { unit: "ელემენტი", verb: "უნდა შეიცავდეს" },
    set: { unit: "ელემენტი", verb: "უნდა შეიცავდეს" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const Nouns = {
    regex: "შეყვანა",
    email: "ელ-ფოსტის მისამართი",
    url: "URL",
    emoji: "ემოჯი",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "თარიღი-დრო",
    date: "თარიღი",
    time: "დრო",
    duration: "ხანგრძლივობა",
    ipv4: "IPv4 მისამართი",
    ipv6: "IPv6 მისამართი",
    cidrv4: "IPv4 დიაპაზონი",
    cidrv6: "IPv6 დიაპაზონი",
    base64: "base64-კოდირებული სტრინგი",
    base64url: "base64url-კოდირებული სტრინგი",
    json_string: "JSON სტრინგი",
    e164: "E.164 ნომერი",
    jwt: "JWT",
    template_literal: "შეყვანა"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `არასწორი შეყვანა: მოსალოდნელი ${issue2.expected}, მიღებული ${parsedType4(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `არასწორი შეყვანა: მოსალოდნელი ${stringifyPrimitive(issue2.values[0])}`;
        return `არასწორი ვარიანტი: მოსალოდნელია ერთ-ერთი ${joinValues(issue2.values, "|")}-დან`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `ზედმეტად დიდი: მოსალოდნელი ${issue2.origin ?? "მნიშვნელობა"} ${sizing.verb} ${adj}${issue2.maximum.toString()} ${sizing.unit}`;
        return `ზედმეტად დიდი: მოსალოდნელი ${issue2.origin ?? "მნიშვნელობა"} იყოს ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `ზედმეტად პატარა: მოსალოდნელი ${issue2.origin} ${sizing.verb} ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `ზედმეტად პატარა: მოსალოდნელი ${issue2.origin} იყოს ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `არასწორი სტრინგი: უნდა იწყებოდეს "${_issue.prefix}"-ით`;
        }
        if (_issue.format === "ends_with")
          return `არასწორი სტრინგი: უნდა მთავრდებოდეს "${_issue.suffix}"-ით`;
        if (_issue.format === "includes")
          return `არასწორი სტრინგი: უნდა შეიცავდეს "${_issue.includes}"-ს`;
        if (_issue.format === "regex")
          return `არასწორი სტრინგი: უნდა შეესაბამებოდეს შაბლონს ${_issue.pattern}`;
        return `არასწორი ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `არასწორი რიცხვი: უნდა იყოს ${issue2.divisor}-ის ჯერადი`;
      case "unrecognized_keys":
        return `უცნობი გასაღებ${issue2.keys.length > 1 ? "ები" : "ი"}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `არასწორი გასაღები ${issue2.origin}-ში`;
      case "invalid_union":
        return "არასწორი შეყვანა";
      case "invalid_element":
        return `არასწორი მნიშვნელობა ${issue2.origin}-ში`;
      default:
        return `არასწორი შეყვანა`;
    }
  };
};
function ka_default() {
  return {
    localeError: error21()
  };
}

// node_modules/zod/v4/locales/km.js
var error22 = () => {
  const Sizable = {
    string: { unit: "តួអក្សរ", verb: "គួរមាន" },
    file: { unit: "បៃ", verb: "គួរមាន" },
    array: { unit: "ធាតុ", verb: "គួរមាន" },
    set: { unit: "ធាតុ", verb: "គួរមាន" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "មិនមែនជាលេខ (NaN)" : "លេខ";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "អារេ (Array)";
        }
        if (data === null) {
          return "គ្មានតម្លៃ (null)";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "ទិន្នន័យបញ្ចូល",
    email: "អាសយដ្ឋានអ៊ីមែល",
    url: "URL",
    emoji: "សញ្ញាអារម្មណ៍",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "កាលបរិច្ឆេទ និងម៉ោង ISO",
    date: "កាលបរិច្ឆេទ ISO",
    time: "ម៉ោង ISO",
    duration: "រយៈពេល ISO",
    ipv4: "អាសយដ្ឋាន IPv4",
    ipv6: "អាសយដ្ឋាន IPv6",
    cidrv4: "ដែនអាសយដ្ឋាន IPv4",
    cidrv6: "ដែនអាសយដ្ឋាន IPv6",
    base64: "ខ្សែអក្សរអ៊ិកូដ base64",
    base64url: "ខ្សែអក្សរអ៊ិកូដ base64url",
    json_string: "ខ្សែអក្សរ JSON",
    e164: "លេខ E.164",
    jwt: "JWT",
    template_literal: "ទិន្នន័យបញ្ចូល"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `ទិន្នន័យបញ្ចូលមិនត្រឹមត្រូវ៖ ត្រូវការ ${issue2.expected} ប៉ុន្តែទទួលបាន ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `ទិន្នន័យបញ្ចូលមិនត្រឹមត្រូវ៖ ត្រូវការ ${stringifyPrimitive(issue2.values[0])}`;
        return `ជម្រើសមិនត្រឹមត្រូវ៖ ត្រូវជាមួយក្នុងចំណោម ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `ធំពេក៖ ត្រូវការ ${issue2.origin ?? "តម្លៃ"} ${adj} ${issue2.maximum.toString()} ${sizing.unit ?? "ធាតុ"}`;
        return `ធំពេក៖ ត្រូវការ ${issue2.origin ?? "តម្លៃ"} ${adj} ${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `តូចពេក៖ ត្រូវការ ${issue2.origin} ${adj} ${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `តូចពេក៖ ត្រូវការ ${issue2.origin} ${adj} ${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `ខ្សែអក្សរមិនត្រឹមត្រូវ៖ ត្រូវចាប់ផ្តើមដោយ "${_issue.prefix}"`;
        }
        if (_issue.format === "ends_with")
          return `ខ្សែអក្សរមិនត្រឹមត្រូវ៖ ត្រូវបញ្ចប់ដោយ "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `ខ្សែអក្សរមិនត្រឹមត្រូវ៖ ត្រូវមាន "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `ខ្សែអក្សរមិនត្រឹមត្រូវ៖ ត្រូវតែផ្គូផ្គងនឹងទម្រង់ដែលបានកំណត់ ${_issue.pattern}`;
        return `មិនត្រឹមត្រូវ៖ ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `លេខមិនត្រឹមត្រូវ៖ ត្រូវតែជាពហុគុណនៃ ${issue2.divisor}`;
      case "unrecognized_keys":
        return `រកឃើញសោមិនស្គាល់៖ ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `សោមិនត្រឹមត្រូវនៅក្នុង ${issue2.origin}`;
      case "invalid_union":
        return `ទិន្នន័យមិនត្រឹមត្រូវ`;
      case "invalid_element":
        return `ទិន្នន័យមិនត្រឹមត្រូវនៅក្នុង ${issue2.origin}`;
      default:
        return `ទិន្នន័យមិនត្រឹមត្រូវ`;
    }
  };
};
function km_default() {
  return {
    localeError: error22()
  };
}

// node_modules/zod/v4/locales/kh.js
function kh_default() {
  return km_default();
}

// node_modules/zod/v4/locales/ko.js
var error23 = () => {
  const Sizable = {
    string: { unit: "문자", verb: "to have" },
    file: { unit: "바이트", verb: "to have" },
    array: { unit: "개", verb: "to have" },
    set: { unit: "개", verb: "to have" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "number";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "array";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "입력",
    email: "이메일 주소",
    url: "URL",
    emoji: "이모지",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO 날짜시간",
    date: "ISO 날짜",
    time: "ISO 시간",
    duration: "ISO 기간",
    ipv4: "IPv4 주소",
    ipv6: "IPv6 주소",
    cidrv4: "IPv4 범위",
    cidrv6: "IPv6 범위",
    base64: "base64 인코딩 문자열",
    base64url: "base64url 인코딩 문자열",
    json_string: "JSON 문자열",
    e164: "E.164 번호",
    jwt: "JWT",
    template_literal: "입력"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `잘못된 입력: 예상 타입은 ${issue2.expected}, 받은 타입은 ${parsedType7(issue2.input)}입니다`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `잘못된 입력: 값은 ${stringifyPrimitive(issue2.values[0])} 이어야 합니다`;
        return `잘못된 옵션: ${joinValues(issue2.values, "또는 ")} 중 하나여야 합니다`;
      case "too_big": {
        const adj = issue2.inclusive ? "이하" : "미만";
        const suffix = adj === "미만" ? "이어야 합니다" : "여야 합니다";
        const sizing = getSizing(issue2.origin);
        const unit = sizing?.unit ?? "요소";
        if (sizing)
          return `${issue2.origin ?? "값"}이 너무 큽니다: ${issue2.maximum.toString()}${unit} ${adj}${suffix}`;
        return `${issue2.origin ?? "값"}이 너무 큽니다: ${issue2.maximum.toString()} ${adj}${suffix}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? "이상" : "초과";
        const suffix = adj === "이상" ? "이어야 합니다" : "여야 합니다";
        const sizing = getSizing(issue2.origin);
        const unit = sizing?.unit ?? "요소";
        if (sizing) {
          return `${issue2.origin ?? "값"}이 너무 작습니다: ${issue2.minimum.toString()}${unit} ${adj}${suffix}`;
        }
        return `${issue2.origin ?? "값"}이 너무 작습니다: ${issue2.minimum.toString()} ${adj}${suffix}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `잘못된 문자열: "${_issue.prefix}"(으)로 시작해야 합니다`;
        }
        if (_issue.format === "ends_with")
          return `잘못된 문자열: "${_issue.suffix}"(으)로 끝나야 합니다`;
        if (_issue.format === "includes")
          return `잘못된 문자열: "${_issue.includes}"을(를) 포함해야 합니다`;
        if (_issue.format === "regex")
          return `잘못된 문자열: 정규식 ${_issue.pattern} 패턴과 일치해야 합니다`;
        return `잘못된 ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `잘못된 숫자: ${issue2.divisor}의 배수여야 합니다`;
      case "unrecognized_keys":
        return `인식할 수 없는 키: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `잘못된 키: ${issue2.origin}`;
      case "invalid_union":
        return `잘못된 입력`;
      case "invalid_element":
        return `잘못된 값: ${issue2.origin}`;
      default:
        return `잘못된 입력`;
    }
  };
};
function ko_default() {
  return {
    localeError: error23()
  };
}

// node_modules/zod/v4/locales/lt.js
var parsedType5 = (data) => {
  const t = typeof data;
  return parsedTypeFromType(t, data);
};
var parsedTypeFromType = (t, data = void 0) => {
  switch (t) {
    case "number": {
      return Number.isNaN(data) ? "NaN" : "skaičius";
    }
    case "bigint": {
      return "sveikasis skaičius";
    }
    case "string": {
      return "eilutė";
    }
    case "boolean": {
      return "loginė reikšmė";
    }
    case "undefined":
    case "void": {
      return "neapibrėžta reikšmė";
    }
    case "function": {
      return "funkcija";
    }
    case "symbol": {
      return "simbolis";
    }
    case "object": {
      if (data === void 0)
        return "nežinomas objektas";
      if (data === null)
        return "nulinė reikšmė";
      if (Array.isArray(data))
        return "masyvas";
      if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
        return data.constructor.name;
      }
      return "objektas";
    }
    //Zod types below
    case "null": {
      return "nulinė reikšmė";
    }
  }
  return t;
};
var capitalizeFirstCharacter = (text3) => {
  return text3.charAt(0).toUpperCase() + text3.slice(1);
};
function getUnitTypeFromNumber(number4) {
  const abs = Math.abs(number4);
  const last = abs % 10;
  const last2 = abs % 100;
  if (last2 >= 11 && last2 <= 19 || last === 0)
    return "many";
  if (last === 1)
    return "one";
  return "few";
}
var error24 = () => {
  const Sizable = {
    string: {
      unit: {
        one: "simbolis",
        few: "simboliai",
        many: "simbolių"
      },
      verb: {
        smaller: {
          inclusive: "turi būti ne ilgesnė kaip",
          notInclusive: "turi būti trumpesnė kaip"
        },
        bigger: {
          inclusive: "turi būti ne trumpesnė kaip",
          notInclusive: "turi būti ilgesnė kaip"
        }
      }
    },
    file: {
      unit: {
        one: "baitas",
        few: "baitai",
        many: "baitų"
      },
      verb: {
        smaller: {
          inclusive: "turi būti ne didesnis kaip",
          notInclusive: "turi būti mažesnis kaip"
        },
        bigger: {
          inclusive: "turi būti ne mažesnis kaip",
          notInclusive: "turi būti didesnis kaip"
        }
      }
    },
    array: {
      unit: {
        one: "elementą",
        few: "elementus",
        many: "elementų"
      },
      verb: {
        smaller: {
          inclusive: "turi turėti ne daugiau kaip",
          notInclusive: "turi turėti mažiau kaip"
        },
        bigger: {
          inclusive: "turi turėti ne mažiau kaip",
          notInclusive: "turi turėti daugiau kaip"
        }
      }
    },
    set: {
      unit: {
        one: "elementą",
        few: "elementus",
        many: "elementų"
      },
      verb: {
        smaller: {
          inclusive: "turi turėti ne daugiau kaip",
          notInclusive: "turi turėti mažiau kaip"
        },
        bigger: {
          inclusive: "turi turėti ne mažiau kaip",
          notInclusive: "turi turėti daugiau kaip"
        }
      }
    }
  };
  function getSizing(origin, unitType, inclusive, targetShouldBe) {
    const result = Sizable[origin] ?? null;
    if (result === null)
      return result;
    return {
      unit: result.unit[unitType],
      verb: result.verb[targetShouldBe][inclusive ? "inclusive" : "notInclusive"]
    };
  }
  const Nouns = {
    regex: "įvestis",
    email: "el. pašto adresas",
    url: "URL",
    emoji: "jaustukas",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO data ir laikas",
    date: "ISO data",
    time: "ISO laikas",
    duration: "ISO trukmė",
    ipv4: "IPv4 adresas",
    ipv6: "IPv6 adresas",
    cidrv4: "IPv4 tinklo prefiksas (CIDR)",
    cidrv6: "IPv6 tinklo prefiksas (CIDR)",
    base64: "base64 užkoduota eilutė",
    base64url: "base64url užkoduota eilutė",
    json_string: "JSON eilutė",
    e164: "E.164 numeris",
    jwt: "JWT",
    template_literal: "įvestis"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Gautas tipas ${parsedType5(issue2.input)}, o tikėtasi - ${parsedTypeFromType(issue2.expected)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Privalo būti ${stringifyPrimitive(issue2.values[0])}`;
        return `Privalo būti vienas iš ${joinValues(issue2.values, "|")} pasirinkimų`;
      case "too_big": {
        const origin = parsedTypeFromType(issue2.origin);
        const sizing = getSizing(issue2.origin, getUnitTypeFromNumber(Number(issue2.maximum)), issue2.inclusive ?? false, "smaller");
        if (sizing?.verb)
          return `${capitalizeFirstCharacter(origin ?? issue2.origin ?? "reikšmė")} ${sizing.verb} ${issue2.maximum.toString()} ${sizing.unit ?? "elementų"}`;
        const adj = issue2.inclusive ? "ne didesnis kaip" : "mažesnis kaip";
        return `${capitalizeFirstCharacter(origin ?? issue2.origin ?? "reikšmė")} turi būti ${adj} ${issue2.maximum.toString()} ${sizing?.unit}`;
      }
      case "too_small": {
        const origin = parsedTypeFromType(issue2.origin);
        const sizing = getSizing(issue2.origin, getUnitTypeFromNumber(Number(issue2.minimum)), issue2.inclusive ?? false, "bigger");
        if (sizing?.verb)
          return `${capitalizeFirstCharacter(origin ?? issue2.origin ?? "reikšmė")} ${sizing.verb} ${issue2.minimum.toString()} ${sizing.unit ?? "elementų"}`;
        const adj = issue2.inclusive ? "ne mažesnis kaip" : "didesnis kaip";
        return `${capitalizeFirstCharacter(origin ?? issue2.origin ?? "reikšmė")} turi būti ${adj} ${issue2.minimum.toString()} ${sizing?.unit}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `Eilutė privalo prasidėti "${_issue.prefix}"`;
        }
        if (_issue.format === "ends_with")
          return `Eilutė privalo pasibaigti "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Eilutė privalo įtraukti "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Eilutė privalo atitikti ${_issue.pattern}`;
        return `Neteisingas ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Skaičius privalo būti ${issue2.divisor} kartotinis.`;
      case "unrecognized_keys":
        return `Neatpažint${issue2.keys.length > 1 ? "i" : "as"} rakt${issue2.keys.length > 1 ? "ai" : "as"}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return "Rastas klaidingas raktas";
      case "invalid_union":
        return "Klaidinga įvestis";
      case "invalid_element": {
        const origin = parsedTypeFromType(issue2.origin);
        return `${capitalizeFirstCharacter(origin ?? issue2.origin ?? "reikšmė")} turi klaidingą įvestį`;
      }
      default:
        return "Klaidinga įvestis";
    }
  };
};
function lt_default() {
  return {
    localeError: error24()
  };
}

// node_modules/zod/v4/locales/mk.js
var error25 = () => {
  const Sizable = {
    string: { unit: "знаци", verb: "да имаат" },
    file: { unit: "бајти", verb: "да имаат" },
    array: { unit: "ставки", verb: "да имаат" },
    set: { unit: "ставки", verb: "да имаат" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "број";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "низа";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "внес",
    email: "адреса на е-пошта",
    url: "URL",
    emoji: "емоџи",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO датум и време",
    date: "ISO датум",
    time: "ISO време",
    duration: "ISO времетраење",
    ipv4: "IPv4 адреса",
    ipv6: "IPv6 адреса",
    cidrv4: "IPv4 опсег",
    cidrv6: "IPv6 опсег",
    base64: "base64-енкодирана низа",
    base64url: "base64url-енкодирана низа",
    json_string: "JSON низа",
    e164: "E.164 број",
    jwt: "JWT",
    template_literal: "внес"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Грешен внес: се очекува ${issue2.expected}, примено ${parsedType7(issue2.input)}`;
      // return `Invalid input: expected ${issue.expected}, received ${util.getParsedType(issue.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Invalid input: expected ${stringifyPrimitive(issue2.values[0])}`;
        return `Грешана опција: се очекува една ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Премногу голем: се очекува ${issue2.origin ?? "вредноста"} да има ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "елементи"}`;
        return `Премногу голем: се очекува ${issue2.origin ?? "вредноста"} да биде ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Премногу мал: се очекува ${issue2.origin} да има ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Премногу мал: се очекува ${issue2.origin} да биде ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `Неважечка низа: мора да започнува со "${_issue.prefix}"`;
        }
        if (_issue.format === "ends_with")
          return `Неважечка низа: мора да завршува со "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Неважечка низа: мора да вклучува "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Неважечка низа: мора да одгоара на патернот ${_issue.pattern}`;
        return `Invalid ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Грешен број: мора да биде делив со ${issue2.divisor}`;
      case "unrecognized_keys":
        return `${issue2.keys.length > 1 ? "Непрепознаени клучеви" : "Непрепознаен клуч"}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Грешен клуч во ${issue2.origin}`;
      case "invalid_union":
        return "Грешен внес";
      case "invalid_element":
        return `Грешна вредност во ${issue2.origin}`;
      default:
        return `Грешен внес`;
    }
  };
};
function mk_default() {
  return {
    localeError: error25()
  };
}

// node_modules/zod/v4/locales/ms.js
var error26 = () => {
  const Sizable = {
    string: { unit: "aksara", verb: "mempunyai" },
    file: { unit: "bait", verb: "mempunyai" },
    array: { unit: "elemen", verb: "mempunyai" },
    set: { unit: "elemen", verb: "mempunyai" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "nombor";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "array";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "input",
    email: "alamat e-mel",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "tarikh masa ISO",
    date: "tarikh ISO",
    time: "masa ISO",
    duration: "tempoh ISO",
    ipv4: "alamat IPv4",
    ipv6: "alamat IPv6",
    cidrv4: "julat IPv4",
    cidrv6: "julat IPv6",
    base64: "string dikodkan base64",
    base64url: "string dikodkan base64url",
    json_string: "string JSON",
    e164: "nombor E.164",
    jwt: "JWT",
    template_literal: "input"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Input tidak sah: dijangka ${issue2.expected}, diterima ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Input tidak sah: dijangka ${stringifyPrimitive(issue2.values[0])}`;
        return `Pilihan tidak sah: dijangka salah satu daripada ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Terlalu besar: dijangka ${issue2.origin ?? "nilai"} ${sizing.verb} ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elemen"}`;
        return `Terlalu besar: dijangka ${issue2.origin ?? "nilai"} adalah ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Terlalu kecil: dijangka ${issue2.origin} ${sizing.verb} ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Terlalu kecil: dijangka ${issue2.origin} adalah ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `String tidak sah: mesti bermula dengan "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `String tidak sah: mesti berakhir dengan "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `String tidak sah: mesti mengandungi "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `String tidak sah: mesti sepadan dengan corak ${_issue.pattern}`;
        return `${Nouns[_issue.format] ?? issue2.format} tidak sah`;
      }
      case "not_multiple_of":
        return `Nombor tidak sah: perlu gandaan ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Kunci tidak dikenali: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Kunci tidak sah dalam ${issue2.origin}`;
      case "invalid_union":
        return "Input tidak sah";
      case "invalid_element":
        return `Nilai tidak sah dalam ${issue2.origin}`;
      default:
        return `Input tidak sah`;
    }
  };
};
function ms_default() {
  return {
    localeError: error26()
  };
}

// node_modules/zod/v4/locales/nl.js
var error27 = () => {
  const Sizable = {
    string: { unit: "tekens" },
    file: { unit: "bytes" },
    array: { unit: "elementen" },
    set: { unit: "elementen" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "getal";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "array";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "invoer",
    email: "emailadres",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO datum en tijd",
    date: "ISO datum",
    time: "ISO tijd",
    duration: "ISO duur",
    ipv4: "IPv4-adres",
    ipv6: "IPv6-adres",
    cidrv4: "IPv4-bereik",
    cidrv6: "IPv6-bereik",
    base64: "base64-gecodeerde tekst",
    base64url: "base64 URL-gecodeerde tekst",
    json_string: "JSON string",
    e164: "E.164-nummer",
    jwt: "JWT",
    template_literal: "invoer"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Ongeldige invoer: verwacht ${issue2.expected}, ontving ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Ongeldige invoer: verwacht ${stringifyPrimitive(issue2.values[0])}`;
        return `Ongeldige optie: verwacht één van ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Te lang: verwacht dat ${issue2.origin ?? "waarde"} ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elementen"} bevat`;
        return `Te lang: verwacht dat ${issue2.origin ?? "waarde"} ${adj}${issue2.maximum.toString()} is`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Te kort: verwacht dat ${issue2.origin} ${adj}${issue2.minimum.toString()} ${sizing.unit} bevat`;
        }
        return `Te kort: verwacht dat ${issue2.origin} ${adj}${issue2.minimum.toString()} is`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `Ongeldige tekst: moet met "${_issue.prefix}" beginnen`;
        }
        if (_issue.format === "ends_with")
          return `Ongeldige tekst: moet op "${_issue.suffix}" eindigen`;
        if (_issue.format === "includes")
          return `Ongeldige tekst: moet "${_issue.includes}" bevatten`;
        if (_issue.format === "regex")
          return `Ongeldige tekst: moet overeenkomen met patroon ${_issue.pattern}`;
        return `Ongeldig: ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Ongeldig getal: moet een veelvoud van ${issue2.divisor} zijn`;
      case "unrecognized_keys":
        return `Onbekende key${issue2.keys.length > 1 ? "s" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Ongeldige key in ${issue2.origin}`;
      case "invalid_union":
        return "Ongeldige invoer";
      case "invalid_element":
        return `Ongeldige waarde in ${issue2.origin}`;
      default:
        return `Ongeldige invoer`;
    }
  };
};
function nl_default() {
  return {
    localeError: error27()
  };
}

// node_modules/zod/v4/locales/no.js
var error28 = () => {
  const Sizable = {
    string: { unit: "tegn", verb: "å ha" },
    file: { unit: "bytes", verb: "å ha" },
    array: { unit: "elementer", verb: "å inneholde" },
    set: { unit: "elementer", verb: "å inneholde" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "tall";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "liste";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "input",
    email: "e-postadresse",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO dato- og klokkeslett",
    date: "ISO-dato",
    time: "ISO-klokkeslett",
    duration: "ISO-varighet",
    ipv4: "IPv4-område",
    ipv6: "IPv6-område",
    cidrv4: "IPv4-spekter",
    cidrv6: "IPv6-spekter",
    base64: "base64-enkodet streng",
    base64url: "base64url-enkodet streng",
    json_string: "JSON-streng",
    e164: "E.164-nummer",
    jwt: "JWT",
    template_literal: "input"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Ugyldig input: forventet ${issue2.expected}, fikk ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Ugyldig verdi: forventet ${stringifyPrimitive(issue2.values[0])}`;
        return `Ugyldig valg: forventet en av ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `For stor(t): forventet ${issue2.origin ?? "value"} til å ha ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elementer"}`;
        return `For stor(t): forventet ${issue2.origin ?? "value"} til å ha ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `For lite(n): forventet ${issue2.origin} til å ha ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `For lite(n): forventet ${issue2.origin} til å ha ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Ugyldig streng: må starte med "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Ugyldig streng: må ende med "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Ugyldig streng: må inneholde "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Ugyldig streng: må matche mønsteret ${_issue.pattern}`;
        return `Ugyldig ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Ugyldig tall: må være et multiplum av ${issue2.divisor}`;
      case "unrecognized_keys":
        return `${issue2.keys.length > 1 ? "Ukjente nøkler" : "Ukjent nøkkel"}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Ugyldig nøkkel i ${issue2.origin}`;
      case "invalid_union":
        return "Ugyldig input";
      case "invalid_element":
        return `Ugyldig verdi i ${issue2.origin}`;
      default:
        return `Ugyldig input`;
    }
  };
};
function no_default() {
  return {
    localeError: error28()
  };
}

// node_modules/zod/v4/locales/ota.js
var error29 = () => {
  const Sizable = {
    string: { unit: "harf", verb: "olmalıdır" },
    file: { unit: "bayt", verb: "olmalıdır" },
    array: { unit: "unsur", verb: "olmalıdır" },
    set: { unit: "unsur", verb: "olmalıdır" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "numara";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "saf";
        }
        if (data === null) {
          return "gayb";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "giren",
    email: "epostagâh",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO hengâmı",
    date: "ISO tarihi",
    time: "ISO zamanı",
    duration: "ISO müddeti",
    ipv4: "IPv4 nişânı",
    ipv6: "IPv6 nişânı",
    cidrv4: "IPv4 menzili",
    cidrv6: "IPv6 menzili",
    base64: "base64-şifreli metin",
    base64url: "base64url-şifreli metin",
    json_string: "JSON metin",
    e164: "E.164 sayısı",
    jwt: "JWT",
    template_literal: "giren"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Fâsit giren: umulan ${issue2.expected}, alınan ${parsedType7(issue2.input)}`;
      // return `Fâsit giren: umulan ${issue.expected}, alınan ${util.getParsedType(issue.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Fâsit giren: umulan ${stringifyPrimitive(issue2.values[0])}`;
        return `Fâsit tercih: mûteberler ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Fazla büyük: ${issue2.origin ?? "value"}, ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elements"} sahip olmalıydı.`;
        return `Fazla büyük: ${issue2.origin ?? "value"}, ${adj}${issue2.maximum.toString()} olmalıydı.`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Fazla küçük: ${issue2.origin}, ${adj}${issue2.minimum.toString()} ${sizing.unit} sahip olmalıydı.`;
        }
        return `Fazla küçük: ${issue2.origin}, ${adj}${issue2.minimum.toString()} olmalıydı.`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Fâsit metin: "${_issue.prefix}" ile başlamalı.`;
        if (_issue.format === "ends_with")
          return `Fâsit metin: "${_issue.suffix}" ile bitmeli.`;
        if (_issue.format === "includes")
          return `Fâsit metin: "${_issue.includes}" ihtivâ etmeli.`;
        if (_issue.format === "regex")
          return `Fâsit metin: ${_issue.pattern} nakşına uymalı.`;
        return `Fâsit ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Fâsit sayı: ${issue2.divisor} katı olmalıydı.`;
      case "unrecognized_keys":
        return `Tanınmayan anahtar ${issue2.keys.length > 1 ? "s" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `${issue2.origin} için tanınmayan anahtar var.`;
      case "invalid_union":
        return "Giren tanınamadı.";
      case "invalid_element":
        return `${issue2.origin} için tanınmayan kıymet var.`;
      default:
        return `Kıymet tanınamadı.`;
    }
  };
};
function ota_default() {
  return {
    localeError: error29()
  };
}

// node_modules/zod/v4/locales/ps.js
var error30 = () => {
  const Sizable = {
    string: { unit: "توکي", verb: "ولري" },
    file: { unit: "بایټس", verb: "ولري" },
    array: { unit: "توکي", verb: "ولري" },
    set: { unit: "توکي", verb: "ولري" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "عدد";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "ارې";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "ورودي",
    email: "بریښنالیک",
    url: "یو آر ال",
    emoji: "ایموجي",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "نیټه او وخت",
    date: "نېټه",
    time: "وخت",
    duration: "موده",
    ipv4: "د IPv4 پته",
    ipv6: "د IPv6 پته",
    cidrv4: "د IPv4 ساحه",
    cidrv6: "د IPv6 ساحه",
    base64: "base64-encoded متن",
    base64url: "base64url-encoded متن",
    json_string: "JSON متن",
    e164: "د E.164 شمېره",
    jwt: "JWT",
    template_literal: "ورودي"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `ناسم ورودي: باید ${issue2.expected} وای, مګر ${parsedType7(issue2.input)} ترلاسه شو`;
      case "invalid_value":
        if (issue2.values.length === 1) {
          return `ناسم ورودي: باید ${stringifyPrimitive(issue2.values[0])} وای`;
        }
        return `ناسم انتخاب: باید یو له ${joinValues(issue2.values, "|")} څخه وای`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `ډیر لوی: ${issue2.origin ?? "ارزښت"} باید ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "عنصرونه"} ولري`;
        }
        return `ډیر لوی: ${issue2.origin ?? "ارزښت"} باید ${adj}${issue2.maximum.toString()} وي`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `ډیر کوچنی: ${issue2.origin} باید ${adj}${issue2.minimum.toString()} ${sizing.unit} ولري`;
        }
        return `ډیر کوچنی: ${issue2.origin} باید ${adj}${issue2.minimum.toString()} وي`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `ناسم متن: باید د "${_issue.prefix}" سره پیل شي`;
        }
        if (_issue.format === "ends_with") {
          return `ناسم متن: باید د "${_issue.suffix}" سره پای ته ورسيږي`;
        }
        if (_issue.format === "includes") {
          return `ناسم متن: باید "${_issue.includes}" ولري`;
        }
        if (_issue.format === "regex") {
          return `ناسم متن: باید د ${_issue.pattern} سره مطابقت ولري`;
        }
        return `${Nouns[_issue.format] ?? issue2.format} ناسم دی`;
      }
      case "not_multiple_of":
        return `ناسم عدد: باید د ${issue2.divisor} مضرب وي`;
      case "unrecognized_keys":
        return `ناسم ${issue2.keys.length > 1 ? "کلیډونه" : "کلیډ"}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `ناسم کلیډ په ${issue2.origin} کې`;
      case "invalid_union":
        return `ناسمه ورودي`;
      case "invalid_element":
        return `ناسم عنصر په ${issue2.origin} کې`;
      default:
        return `ناسمه ورودي`;
    }
  };
};
function ps_default() {
  return {
    localeError: error30()
  };
}

// node_modules/zod/v4/locales/pl.js
var error31 = () => {
  const Sizable = {
    string: { unit: "znaków", verb: "mieć" },
    file: { unit: "bajtów", verb: "mieć" },
    array: { unit: "elementów", verb: "mieć" },
    set: { unit: "elementów", verb: "mieć" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "liczba";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "tablica";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "wyrażenie",
    email: "adres email",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "data i godzina w formacie ISO",
    date: "data w formacie ISO",
    time: "godzina w formacie ISO",
    duration: "czas trwania ISO",
    ipv4: "adres IPv4",
    ipv6: "adres IPv6",
    cidrv4: "zakres IPv4",
    cidrv6: "zakres IPv6",
    base64: "ciąg znaków zakodowany w formacie base64",
    base64url: "ciąg znaków zakodowany w formacie base64url",
    json_string: "ciąg znaków w formacie JSON",
    e164: "liczba E.164",
    jwt: "JWT",
    template_literal: "wejście"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Nieprawidłowe dane wejściowe: oczekiwano ${issue2.expected}, otrzymano ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Nieprawidłowe dane wejściowe: oczekiwano ${stringifyPrimitive(issue2.values[0])}`;
        return `Nieprawidłowa opcja: oczekiwano jednej z wartości ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Za duża wartość: oczekiwano, że ${issue2.origin ?? "wartość"} będzie mieć ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elementów"}`;
        }
        return `Zbyt duż(y/a/e): oczekiwano, że ${issue2.origin ?? "wartość"} będzie wynosić ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Za mała wartość: oczekiwano, że ${issue2.origin ?? "wartość"} będzie mieć ${adj}${issue2.minimum.toString()} ${sizing.unit ?? "elementów"}`;
        }
        return `Zbyt mał(y/a/e): oczekiwano, że ${issue2.origin ?? "wartość"} będzie wynosić ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Nieprawidłowy ciąg znaków: musi zaczynać się od "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Nieprawidłowy ciąg znaków: musi kończyć się na "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Nieprawidłowy ciąg znaków: musi zawierać "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Nieprawidłowy ciąg znaków: musi odpowiadać wzorcowi ${_issue.pattern}`;
        return `Nieprawidłow(y/a/e) ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Nieprawidłowa liczba: musi być wielokrotnością ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Nierozpoznane klucze${issue2.keys.length > 1 ? "s" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Nieprawidłowy klucz w ${issue2.origin}`;
      case "invalid_union":
        return "Nieprawidłowe dane wejściowe";
      case "invalid_element":
        return `Nieprawidłowa wartość w ${issue2.origin}`;
      default:
        return `Nieprawidłowe dane wejściowe`;
    }
  };
};
function pl_default() {
  return {
    localeError: error31()
  };
}

// node_modules/zod/v4/locales/pt.js
var error32 = () => {
  const Sizable = {
    string: { unit: "caracteres", verb: "ter" },
    file: { unit: "bytes", verb: "ter" },
    array: { unit: "itens", verb: "ter" },
    set: { unit: "itens", verb: "ter" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "número";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "array";
        }
        if (data === null) {
          return "nulo";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "padrão",
    email: "endereço de e-mail",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "data e hora ISO",
    date: "data ISO",
    time: "hora ISO",
    duration: "duração ISO",
    ipv4: "endereço IPv4",
    ipv6: "endereço IPv6",
    cidrv4: "faixa de IPv4",
    cidrv6: "faixa de IPv6",
    base64: "texto codificado em base64",
    base64url: "URL codificada em base64",
    json_string: "texto JSON",
    e164: "número E.164",
    jwt: "JWT",
    template_literal: "entrada"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Tipo inválido: esperado ${issue2.expected}, recebido ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Entrada inválida: esperado ${stringifyPrimitive(issue2.values[0])}`;
        return `Opção inválida: esperada uma das ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Muito grande: esperado que ${issue2.origin ?? "valor"} tivesse ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elementos"}`;
        return `Muito grande: esperado que ${issue2.origin ?? "valor"} fosse ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Muito pequeno: esperado que ${issue2.origin} tivesse ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Muito pequeno: esperado que ${issue2.origin} fosse ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Texto inválido: deve começar com "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Texto inválido: deve terminar com "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Texto inválido: deve incluir "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Texto inválido: deve corresponder ao padrão ${_issue.pattern}`;
        return `${Nouns[_issue.format] ?? issue2.format} inválido`;
      }
      case "not_multiple_of":
        return `Número inválido: deve ser múltiplo de ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Chave${issue2.keys.length > 1 ? "s" : ""} desconhecida${issue2.keys.length > 1 ? "s" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Chave inválida em ${issue2.origin}`;
      case "invalid_union":
        return "Entrada inválida";
      case "invalid_element":
        return `Valor inválido em ${issue2.origin}`;
      default:
        return `Campo inválido`;
    }
  };
};
function pt_default() {
  return {
    localeError: error32()
  };
}

// node_modules/zod/v4/locales/ru.js
function getRussianPlural(count2, one, few, many) {
  const absCount = Math.abs(count2);
  const lastDigit = absCount % 10;
  const lastTwoDigits = absCount % 100;
  if (lastTwoDigits >= 11 && lastTwoDigits <= 19) {
    return many;
  }
  if (lastDigit === 1) {
    return one;
  }
  if (lastDigit >= 2 && lastDigit <= 4) {
    return few;
  }
  return many;
}
var error33 = () => {
  const Sizable = {
    string: {
      unit: {
        one: "символ",
        few: "символа",
        many: "символов"
      },
      verb: "иметь"
    },
    file: {
      unit: {
        one: "байт",
        few: "байта",
        many: "байт"
      },
      verb: "иметь"
    },
    array: {
      unit: {
        one: "элемент",
        few: "элемента",
        many: "элементов"
      },
      verb: "иметь"
    },
    set: {
      unit: {
        one: "элемент",
        few: "элемента",
        many: "элементов"
      },
      verb: "иметь"
    }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "число";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "массив";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "ввод",
    email: "email адрес",
    url: "URL",
    emoji: "эмодзи",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO дата и время",
    date: "ISO дата",
    time: "ISO время",
    duration: "ISO длительность",
    ipv4: "IPv4 адрес",
    ipv6: "IPv6 адрес",
    cidrv4: "IPv4 диапазон",
    cidrv6: "IPv6 диапазон",
    base64: "строка в формате base64",
    base64url: "строка в формате base64url",
    json_string: "JSON строка",
    e164: "номер E.164",
    jwt: "JWT",
    template_literal: "ввод"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Неверный ввод: ожидалось ${issue2.expected}, получено ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Неверный ввод: ожидалось ${stringifyPrimitive(issue2.values[0])}`;
        return `Неверный вариант: ожидалось одно из ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          const maxValue = Number(issue2.maximum);
          const unit = getRussianPlural(maxValue, sizing.unit.one, sizing.unit.few, sizing.unit.many);
          return `Слишком большое значение: ожидалось, что ${issue2.origin ?? "значение"} будет иметь ${adj}${issue2.maximum.toString()} ${unit}`;
        }
        return `Слишком большое значение: ожидалось, что ${issue2.origin ?? "значение"} будет ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          const minValue = Number(issue2.minimum);
          const unit = getRussianPlural(minValue, sizing.unit.one, sizing.unit.few, sizing.unit.many);
          return `Слишком маленькое значение: ожидалось, что ${issue2.origin} будет иметь ${adj}${issue2.minimum.toString()} ${unit}`;
        }
        return `Слишком маленькое значение: ожидалось, что ${issue2.origin} будет ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Неверная строка: должна начинаться с "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Неверная строка: должна заканчиваться на "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Неверная строка: должна содержать "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Неверная строка: должна соответствовать шаблону ${_issue.pattern}`;
        return `Неверный ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Неверное число: должно быть кратным ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Нераспознанн${issue2.keys.length > 1 ? "ые" : "ый"} ключ${issue2.keys.length > 1 ? "и" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Неверный ключ в ${issue2.origin}`;
      case "invalid_union":
        return "Неверные входные данные";
      case "invalid_element":
        return `Неверное значение в ${issue2.origin}`;
      default:
        return `Неверные входные данные`;
    }
  };
};
function ru_default() {
  return {
    localeError: error33()
  };
}

// node_modules/zod/v4/locales/sl.js
var error34 = () => {
  const Sizable = {
    string: { unit: "znakov", verb: "imeti" },
    file: { unit: "bajtov", verb: "imeti" },
    array: { unit: "elementov", verb: "imeti" },
    set: { unit: "elementov", verb: "imeti" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "število";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "tabela";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "vnos",
    email: "e-poštni naslov",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO datum in čas",
    date: "ISO datum",
    time: "ISO čas",
    duration: "ISO trajanje",
    ipv4: "IPv4 naslov",
    ipv6: "IPv6 naslov",
    cidrv4: "obseg IPv4",
    cidrv6: "obseg IPv6",
    base64: "base64 kodiran niz",
    base64url: "base64url kodiran niz",
    json_string: "JSON niz",
    e164: "E.164 številka",
    jwt: "JWT",
    template_literal: "vnos"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Neveljaven vnos: pričakovano ${issue2.expected}, prejeto ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Neveljaven vnos: pričakovano ${stringifyPrimitive(issue2.values[0])}`;
        return `Neveljavna možnost: pričakovano eno izmed ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Preveliko: pričakovano, da bo ${issue2.origin ?? "vrednost"} imelo ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elementov"}`;
        return `Preveliko: pričakovano, da bo ${issue2.origin ?? "vrednost"} ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Premajhno: pričakovano, da bo ${issue2.origin} imelo ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Premajhno: pričakovano, da bo ${issue2.origin} ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `Neveljaven niz: mora se začeti z "${_issue.prefix}"`;
        }
        if (_issue.format === "ends_with")
          return `Neveljaven niz: mora se končati z "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Neveljaven niz: mora vsebovati "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Neveljaven niz: mora ustrezati vzorcu ${_issue.pattern}`;
        return `Neveljaven ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Neveljavno število: mora biti večkratnik ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Neprepoznan${issue2.keys.length > 1 ? "i ključi" : " ključ"}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Neveljaven ključ v ${issue2.origin}`;
      case "invalid_union":
        return "Neveljaven vnos";
      case "invalid_element":
        return `Neveljavna vrednost v ${issue2.origin}`;
      default:
        return "Neveljaven vnos";
    }
  };
};
function sl_default() {
  return {
    localeError: error34()
  };
}

// node_modules/zod/v4/locales/sv.js
var error35 = () => {
  const Sizable = {
    string: { unit: "tecken", verb: "att ha" },
    file: { unit: "bytes", verb: "att ha" },
    array: { unit: "objekt", verb: "att innehålla" },
    set: { unit: "objekt", verb: "att innehålla" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "antal";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "lista";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "reguljärt uttryck",
    email: "e-postadress",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO-datum och tid",
    date: "ISO-datum",
    time: "ISO-tid",
    duration: "ISO-varaktighet",
    ipv4: "IPv4-intervall",
    ipv6: "IPv6-intervall",
    cidrv4: "IPv4-spektrum",
    cidrv6: "IPv6-spektrum",
    base64: "base64-kodad sträng",
    base64url: "base64url-kodad sträng",
    json_string: "JSON-sträng",
    e164: "E.164-nummer",
    jwt: "JWT",
    template_literal: "mall-literal"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Ogiltig inmatning: förväntat ${issue2.expected}, fick ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Ogiltig inmatning: förväntat ${stringifyPrimitive(issue2.values[0])}`;
        return `Ogiltigt val: förväntade en av ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `För stor(t): förväntade ${issue2.origin ?? "värdet"} att ha ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "element"}`;
        }
        return `För stor(t): förväntat ${issue2.origin ?? "värdet"} att ha ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `För lite(t): förväntade ${issue2.origin ?? "värdet"} att ha ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `För lite(t): förväntade ${issue2.origin ?? "värdet"} att ha ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `Ogiltig sträng: måste börja med "${_issue.prefix}"`;
        }
        if (_issue.format === "ends_with")
          return `Ogiltig sträng: måste sluta med "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Ogiltig sträng: måste innehålla "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Ogiltig sträng: måste matcha mönstret "${_issue.pattern}"`;
        return `Ogiltig(t) ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Ogiltigt tal: måste vara en multipel av ${issue2.divisor}`;
      case "unrecognized_keys":
        return `${issue2.keys.length > 1 ? "Okända nycklar" : "Okänd nyckel"}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Ogiltig nyckel i ${issue2.origin ?? "värdet"}`;
      case "invalid_union":
        return "Ogiltig input";
      case "invalid_element":
        return `Ogiltigt värde i ${issue2.origin ?? "värdet"}`;
      default:
        return `Ogiltig input`;
    }
  };
};
function sv_default() {
  return {
    localeError: error35()
  };
}

// node_modules/zod/v4/locales/ta.js
var error36 = () => {
  const Sizable = {
    string: { unit: "எழுத்துக்கள்", verb: "கொண்டிருக்க வேண்டும்" },
    file: { unit: "பைட்டுகள்", verb: "கொண்டிருக்க வேண்டும்" },
    array: { unit: "உறுப்புகள்", verb: "கொண்டிருக்க வேண்டும்" },
    set: { unit: "உறுப்புகள்", verb: "கொண்டிருக்க வேண்டும்" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "எண் அல்லாதது" : "எண்";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "அணி";
        }
        if (data === null) {
          return "வெறுமை";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "உள்ளீடு",
    email: "மின்னஞ்சல் முகவரி",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO தேதி நேரம்",
    date: "ISO தேதி",
    time: "ISO நேரம்",
    duration: "ISO கால அளவு",
    ipv4: "IPv4 முகவரி",
    ipv6: "IPv6 முகவரி",
    cidrv4: "IPv4 வரம்பு",
    cidrv6: "IPv6 வரம்பு",
    base64: "base64-encoded சரம்",
    base64url: "base64url-encoded சரம்",
    json_string: "JSON சரம்",
    e164: "E.164 எண்",
    jwt: "JWT",
    template_literal: "input"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `தவறான உள்ளீடு: எதிர்பார்க்கப்பட்டது ${issue2.expected}, பெறப்பட்டது ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `தவறான உள்ளீடு: எதிர்பார்க்கப்பட்டது ${stringifyPrimitive(issue2.values[0])}`;
        return `தவறான விருப்பம்: எதிர்பார்க்கப்பட்டது ${joinValues(issue2.values, "|")} இல் ஒன்று`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `மிக பெரியது: எதிர்பார்க்கப்பட்டது ${issue2.origin ?? "மதிப்பு"} ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "உறுப்புகள்"} ஆக இருக்க வேண்டும்`;
        }
        return `மிக பெரியது: எதிர்பார்க்கப்பட்டது ${issue2.origin ?? "மதிப்பு"} ${adj}${issue2.maximum.toString()} ஆக இருக்க வேண்டும்`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `மிகச் சிறியது: எதிர்பார்க்கப்பட்டது ${issue2.origin} ${adj}${issue2.minimum.toString()} ${sizing.unit} ஆக இருக்க வேண்டும்`;
        }
        return `மிகச் சிறியது: எதிர்பார்க்கப்பட்டது ${issue2.origin} ${adj}${issue2.minimum.toString()} ஆக இருக்க வேண்டும்`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `தவறான சரம்: "${_issue.prefix}" இல் தொடங்க வேண்டும்`;
        if (_issue.format === "ends_with")
          return `தவறான சரம்: "${_issue.suffix}" இல் முடிவடைய வேண்டும்`;
        if (_issue.format === "includes")
          return `தவறான சரம்: "${_issue.includes}" ஐ உள்ளடக்க வேண்டும்`;
        if (_issue.format === "regex")
          return `தவறான சரம்: ${_issue.pattern} முறைபாட்டுடன் பொருந்த வேண்டும்`;
        return `தவறான ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `தவறான எண்: ${issue2.divisor} இன் பலமாக இருக்க வேண்டும்`;
      case "unrecognized_keys":
        return `அடையாளம் தெரியாத விசை${issue2.keys.length > 1 ? "கள்" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `${issue2.origin} இல் தவறான விசை`;
      case "invalid_union":
        return "தவறான உள்ளீடு";
      case "invalid_element":
        return `${issue2.origin} இல் தவறான மதிப்பு`;
      default:
        return `தவறான உள்ளீடு`;
    }
  };
};
function ta_default() {
  return {
    localeError: error36()
  };
}

// node_modules/zod/v4/locales/th.js
var error37 = () => {
  const Sizable = {
    string: { unit: "ตัวอักษร", verb: "ควรมี" },
    file: { unit: "ไบต์", verb: "ควรมี" },
    array: { unit: "รายการ", verb: "ควรมี" },
    set: { unit: "รายการ", verb: "ควรมี" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "ไม่ใช่ตัวเลข (NaN)" : "ตัวเลข";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "อาร์เรย์ (Array)";
        }
        if (data === null) {
          return "ไม่มีค่า (null)";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "ข้อมูลที่ป้อน",
    email: "ที่อยู่อีเมล",
    url: "URL",
    emoji: "อิโมจิ",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "วันที่เวลาแบบ ISO",
    date: "วันที่แบบ ISO",
    time: "เวลาแบบ ISO",
    duration: "ช่วงเวลาแบบ ISO",
    ipv4: "ที่อยู่ IPv4",
    ipv6: "ที่อยู่ IPv6",
    cidrv4: "ช่วง IP แบบ IPv4",
    cidrv6: "ช่วง IP แบบ IPv6",
    base64: "ข้อความแบบ Base64",
    base64url: "ข้อความแบบ Base64 สำหรับ URL",
    json_string: "ข้อความแบบ JSON",
    e164: "เบอร์โทรศัพท์ระหว่างประเทศ (E.164)",
    jwt: "โทเคน JWT",
    template_literal: "ข้อมูลที่ป้อน"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `ประเภทข้อมูลไม่ถูกต้อง: ควรเป็น ${issue2.expected} แต่ได้รับ ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `ค่าไม่ถูกต้อง: ควรเป็น ${stringifyPrimitive(issue2.values[0])}`;
        return `ตัวเลือกไม่ถูกต้อง: ควรเป็นหนึ่งใน ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "ไม่เกิน" : "น้อยกว่า";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `เกินกำหนด: ${issue2.origin ?? "ค่า"} ควรมี${adj} ${issue2.maximum.toString()} ${sizing.unit ?? "รายการ"}`;
        return `เกินกำหนด: ${issue2.origin ?? "ค่า"} ควรมี${adj} ${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? "อย่างน้อย" : "มากกว่า";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `น้อยกว่ากำหนด: ${issue2.origin} ควรมี${adj} ${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `น้อยกว่ากำหนด: ${issue2.origin} ควรมี${adj} ${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `รูปแบบไม่ถูกต้อง: ข้อความต้องขึ้นต้นด้วย "${_issue.prefix}"`;
        }
        if (_issue.format === "ends_with")
          return `รูปแบบไม่ถูกต้อง: ข้อความต้องลงท้ายด้วย "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `รูปแบบไม่ถูกต้อง: ข้อความต้องมี "${_issue.includes}" อยู่ในข้อความ`;
        if (_issue.format === "regex")
          return `รูปแบบไม่ถูกต้อง: ต้องตรงกับรูปแบบที่กำหนด ${_issue.pattern}`;
        return `รูปแบบไม่ถูกต้อง: ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `ตัวเลขไม่ถูกต้อง: ต้องเป็นจำนวนที่หารด้วย ${issue2.divisor} ได้ลงตัว`;
      case "unrecognized_keys":
        return `พบคีย์ที่ไม่รู้จัก: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `คีย์ไม่ถูกต้องใน ${issue2.origin}`;
      case "invalid_union":
        return "ข้อมูลไม่ถูกต้อง: ไม่ตรงกับรูปแบบยูเนียนที่กำหนดไว้";
      case "invalid_element":
        return `ข้อมูลไม่ถูกต้องใน ${issue2.origin}`;
      default:
        return `ข้อมูลไม่ถูกต้อง`;
    }
  };
};
function th_default() {
  return {
    localeError: error37()
  };
}

// node_modules/zod/v4/locales/tr.js
var parsedType6 = (data) => {
  const t = typeof data;
  switch (t) {
    case "number": {
      return Number.isNaN(data) ? "NaN" : "number";
    }
    case "object": {
      if (Array.isArray(data)) {
        return "array";
      }
      if (data === null) {
        return "null";
      }
      if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
        return data.constructor.name;
      }
    }
  }
  return t;
};
var error38 = () => {
  const Sizable = {
    string: { unit: "karakter", verb: "olmalı" },
    file: { unit: "bayt", verb: "olmalı" },
    array: { unit: "öğe", verb: "olmalı" },
    set: { unit: "öğe", verb: "olmalı" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const Nouns = {
    regex: "girdi",
    email: "e-posta adresi",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO tarih ve saat",
    date: "ISO tarih",
    time: "ISO saat",
    duration: "ISO süre",
    ipv4: "IPv4 adresi",
    ipv6: "IPv6 adresi",
    cidrv4: "IPv4 aralığı",
    cidrv6: "IPv6 aralığı",
    base64: "base64 ile şifrelenmiş metin",
    base64url: "base64url ile şifrelenmiş metin",
    json_string: "JSON dizesi",
    e164: "E.164 sayısı",
    jwt: "JWT",
    template_literal: "Şablon dizesi"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Geçersiz değer: beklenen ${issue2.expected}, alınan ${parsedType6(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Geçersiz değer: beklenen ${stringifyPrimitive(issue2.values[0])}`;
        return `Geçersiz seçenek: aşağıdakilerden biri olmalı: ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Çok büyük: beklenen ${issue2.origin ?? "değer"} ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "öğe"}`;
        return `Çok büyük: beklenen ${issue2.origin ?? "değer"} ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Çok küçük: beklenen ${issue2.origin} ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        return `Çok küçük: beklenen ${issue2.origin} ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Geçersiz metin: "${_issue.prefix}" ile başlamalı`;
        if (_issue.format === "ends_with")
          return `Geçersiz metin: "${_issue.suffix}" ile bitmeli`;
        if (_issue.format === "includes")
          return `Geçersiz metin: "${_issue.includes}" içermeli`;
        if (_issue.format === "regex")
          return `Geçersiz metin: ${_issue.pattern} desenine uymalı`;
        return `Geçersiz ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Geçersiz sayı: ${issue2.divisor} ile tam bölünebilmeli`;
      case "unrecognized_keys":
        return `Tanınmayan anahtar${issue2.keys.length > 1 ? "lar" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `${issue2.origin} içinde geçersiz anahtar`;
      case "invalid_union":
        return "Geçersiz değer";
      case "invalid_element":
        return `${issue2.origin} içinde geçersiz değer`;
      default:
        return `Geçersiz değer`;
    }
  };
};
function tr_default() {
  return {
    localeError: error38()
  };
}

// node_modules/zod/v4/locales/uk.js
var error39 = () => {
  const Sizable = {
    string: { unit: "символів", verb: "матиме" },
    file: { unit: "байтів", verb: "матиме" },
    array: { unit: "елементів", verb: "матиме" },
    set: { unit: "елементів", verb: "матиме" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "число";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "масив";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "вхідні дані",
    email: "адреса електронної пошти",
    url: "URL",
    emoji: "емодзі",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "дата та час ISO",
    date: "дата ISO",
    time: "час ISO",
    duration: "тривалість ISO",
    ipv4: "адреса IPv4",
    ipv6: "адреса IPv6",
    cidrv4: "діапазон IPv4",
    cidrv6: "діапазон IPv6",
    base64: "рядок у кодуванні base64",
    base64url: "рядок у кодуванні base64url",
    json_string: "рядок JSON",
    e164: "номер E.164",
    jwt: "JWT",
    template_literal: "вхідні дані"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Неправильні вхідні дані: очікується ${issue2.expected}, отримано ${parsedType7(issue2.input)}`;
      // return `Неправильні вхідні дані: очікується ${issue.expected}, отримано ${util.getParsedType(issue.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Неправильні вхідні дані: очікується ${stringifyPrimitive(issue2.values[0])}`;
        return `Неправильна опція: очікується одне з ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Занадто велике: очікується, що ${issue2.origin ?? "значення"} ${sizing.verb} ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "елементів"}`;
        return `Занадто велике: очікується, що ${issue2.origin ?? "значення"} буде ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Занадто мале: очікується, що ${issue2.origin} ${sizing.verb} ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Занадто мале: очікується, що ${issue2.origin} буде ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Неправильний рядок: повинен починатися з "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Неправильний рядок: повинен закінчуватися на "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Неправильний рядок: повинен містити "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Неправильний рядок: повинен відповідати шаблону ${_issue.pattern}`;
        return `Неправильний ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Неправильне число: повинно бути кратним ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Нерозпізнаний ключ${issue2.keys.length > 1 ? "і" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Неправильний ключ у ${issue2.origin}`;
      case "invalid_union":
        return "Неправильні вхідні дані";
      case "invalid_element":
        return `Неправильне значення у ${issue2.origin}`;
      default:
        return `Неправильні вхідні дані`;
    }
  };
};
function uk_default() {
  return {
    localeError: error39()
  };
}

// node_modules/zod/v4/locales/ua.js
function ua_default() {
  return uk_default();
}

// node_modules/zod/v4/locales/ur.js
var error40 = () => {
  const Sizable = {
    string: { unit: "حروف", verb: "ہونا" },
    file: { unit: "بائٹس", verb: "ہونا" },
    array: { unit: "آئٹمز", verb: "ہونا" },
    set: { unit: "آئٹمز", verb: "ہونا" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "نمبر";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "آرے";
        }
        if (data === null) {
          return "نل";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "ان پٹ",
    email: "ای میل ایڈریس",
    url: "یو آر ایل",
    emoji: "ایموجی",
    uuid: "یو یو آئی ڈی",
    uuidv4: "یو یو آئی ڈی وی 4",
    uuidv6: "یو یو آئی ڈی وی 6",
    nanoid: "نینو آئی ڈی",
    guid: "جی یو آئی ڈی",
    cuid: "سی یو آئی ڈی",
    cuid2: "سی یو آئی ڈی 2",
    ulid: "یو ایل آئی ڈی",
    xid: "ایکس آئی ڈی",
    ksuid: "کے ایس یو آئی ڈی",
    datetime: "آئی ایس او ڈیٹ ٹائم",
    date: "آئی ایس او تاریخ",
    time: "آئی ایس او وقت",
    duration: "آئی ایس او مدت",
    ipv4: "آئی پی وی 4 ایڈریس",
    ipv6: "آئی پی وی 6 ایڈریس",
    cidrv4: "آئی پی وی 4 رینج",
    cidrv6: "آئی پی وی 6 رینج",
    base64: "بیس 64 ان کوڈڈ سٹرنگ",
    base64url: "بیس 64 یو آر ایل ان کوڈڈ سٹرنگ",
    json_string: "جے ایس او این سٹرنگ",
    e164: "ای 164 نمبر",
    jwt: "جے ڈبلیو ٹی",
    template_literal: "ان پٹ"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `غلط ان پٹ: ${issue2.expected} متوقع تھا، ${parsedType7(issue2.input)} موصول ہوا`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `غلط ان پٹ: ${stringifyPrimitive(issue2.values[0])} متوقع تھا`;
        return `غلط آپشن: ${joinValues(issue2.values, "|")} میں سے ایک متوقع تھا`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `بہت بڑا: ${issue2.origin ?? "ویلیو"} کے ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "عناصر"} ہونے متوقع تھے`;
        return `بہت بڑا: ${issue2.origin ?? "ویلیو"} کا ${adj}${issue2.maximum.toString()} ہونا متوقع تھا`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `بہت چھوٹا: ${issue2.origin} کے ${adj}${issue2.minimum.toString()} ${sizing.unit} ہونے متوقع تھے`;
        }
        return `بہت چھوٹا: ${issue2.origin} کا ${adj}${issue2.minimum.toString()} ہونا متوقع تھا`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `غلط سٹرنگ: "${_issue.prefix}" سے شروع ہونا چاہیے`;
        }
        if (_issue.format === "ends_with")
          return `غلط سٹرنگ: "${_issue.suffix}" پر ختم ہونا چاہیے`;
        if (_issue.format === "includes")
          return `غلط سٹرنگ: "${_issue.includes}" شامل ہونا چاہیے`;
        if (_issue.format === "regex")
          return `غلط سٹرنگ: پیٹرن ${_issue.pattern} سے میچ ہونا چاہیے`;
        return `غلط ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `غلط نمبر: ${issue2.divisor} کا مضاعف ہونا چاہیے`;
      case "unrecognized_keys":
        return `غیر تسلیم شدہ کی${issue2.keys.length > 1 ? "ز" : ""}: ${joinValues(issue2.keys, "، ")}`;
      case "invalid_key":
        return `${issue2.origin} میں غلط کی`;
      case "invalid_union":
        return "غلط ان پٹ";
      case "invalid_element":
        return `${issue2.origin} میں غلط ویلیو`;
      default:
        return `غلط ان پٹ`;
    }
  };
};
function ur_default() {
  return {
    localeError: error40()
  };
}

// node_modules/zod/v4/locales/vi.js
var error41 = () => {
  const Sizable = {
    string: { unit: "ký tự", verb: "có" },
    file: { unit: "byte", verb: "có" },
    array: { unit: "phần tử", verb: "có" },
    set: { unit: "phần tử", verb: "có" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "số";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "mảng";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "đầu vào",
    email: "địa chỉ email",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ngày giờ ISO",
    date: "ngày ISO",
    time: "giờ ISO",
    duration: "khoảng thời gian ISO",
    ipv4: "địa chỉ IPv4",
    ipv6: "địa chỉ IPv6",
    cidrv4: "dải IPv4",
    cidrv6: "dải IPv6",
    base64: "chuỗi mã hóa base64",
    base64url: "chuỗi mã hóa base64url",
    json_string: "chuỗi JSON",
    e164: "số E.164",
    jwt: "JWT",
    template_literal: "đầu vào"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Đầu vào không hợp lệ: mong đợi ${issue2.expected}, nhận được ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Đầu vào không hợp lệ: mong đợi ${stringifyPrimitive(issue2.values[0])}`;
        return `Tùy chọn không hợp lệ: mong đợi một trong các giá trị ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Quá lớn: mong đợi ${issue2.origin ?? "giá trị"} ${sizing.verb} ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "phần tử"}`;
        return `Quá lớn: mong đợi ${issue2.origin ?? "giá trị"} ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Quá nhỏ: mong đợi ${issue2.origin} ${sizing.verb} ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Quá nhỏ: mong đợi ${issue2.origin} ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Chuỗi không hợp lệ: phải bắt đầu bằng "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Chuỗi không hợp lệ: phải kết thúc bằng "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Chuỗi không hợp lệ: phải bao gồm "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Chuỗi không hợp lệ: phải khớp với mẫu ${_issue.pattern}`;
        return `${Nouns[_issue.format] ?? issue2.format} không hợp lệ`;
      }
      case "not_multiple_of":
        return `Số không hợp lệ: phải là bội số của ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Khóa không được nhận dạng: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Khóa không hợp lệ trong ${issue2.origin}`;
      case "invalid_union":
        return "Đầu vào không hợp lệ";
      case "invalid_element":
        return `Giá trị không hợp lệ trong ${issue2.origin}`;
      default:
        return `Đầu vào không hợp lệ`;
    }
  };
};
function vi_default() {
  return {
    localeError: error41()
  };
}

// node_modules/zod/v4/locales/zh-CN.js
var error42 = () => {
  const Sizable = {
    string: { unit: "字符", verb: "包含" },
    file: { unit: "字节", verb: "包含" },
    array: { unit: "项", verb: "包含" },
    set: { unit: "项", verb: "包含" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "非数字(NaN)" : "数字";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "数组";
        }
        if (data === null) {
          return "空值(null)";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "输入",
    email: "电子邮件",
    url: "URL",
    emoji: "表情符号",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO日期时间",
    date: "ISO日期",
    time: "ISO时间",
    duration: "ISO时长",
    ipv4: "IPv4地址",
    ipv6: "IPv6地址",
    cidrv4: "IPv4网段",
    cidrv6: "IPv6网段",
    base64: "base64编码字符串",
    base64url: "base64url编码字符串",
    json_string: "JSON字符串",
    e164: "E.164号码",
    jwt: "JWT",
    template_literal: "输入"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `无效输入：期望 ${issue2.expected}，实际接收 ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `无效输入：期望 ${stringifyPrimitive(issue2.values[0])}`;
        return `无效选项：期望以下之一 ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `数值过大：期望 ${issue2.origin ?? "值"} ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "个元素"}`;
        return `数值过大：期望 ${issue2.origin ?? "值"} ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `数值过小：期望 ${issue2.origin} ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `数值过小：期望 ${issue2.origin} ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `无效字符串：必须以 "${_issue.prefix}" 开头`;
        if (_issue.format === "ends_with")
          return `无效字符串：必须以 "${_issue.suffix}" 结尾`;
        if (_issue.format === "includes")
          return `无效字符串：必须包含 "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `无效字符串：必须满足正则表达式 ${_issue.pattern}`;
        return `无效${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `无效数字：必须是 ${issue2.divisor} 的倍数`;
      case "unrecognized_keys":
        return `出现未知的键(key): ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `${issue2.origin} 中的键(key)无效`;
      case "invalid_union":
        return "无效输入";
      case "invalid_element":
        return `${issue2.origin} 中包含无效值(value)`;
      default:
        return `无效输入`;
    }
  };
};
function zh_CN_default() {
  return {
    localeError: error42()
  };
}

// node_modules/zod/v4/locales/zh-TW.js
var error43 = () => {
  const Sizable = {
    string: { unit: "字元", verb: "擁有" },
    file: { unit: "位元組", verb: "擁有" },
    array: { unit: "項目", verb: "擁有" },
    set: { unit: "項目", verb: "擁有" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "number";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "array";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "輸入",
    email: "郵件地址",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO 日期時間",
    date: "ISO 日期",
    time: "ISO 時間",
    duration: "ISO 期間",
    ipv4: "IPv4 位址",
    ipv6: "IPv6 位址",
    cidrv4: "IPv4 範圍",
    cidrv6: "IPv6 範圍",
    base64: "base64 編碼字串",
    base64url: "base64url 編碼字串",
    json_string: "JSON 字串",
    e164: "E.164 數值",
    jwt: "JWT",
    template_literal: "輸入"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `無效的輸入值：預期為 ${issue2.expected}，但收到 ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `無效的輸入值：預期為 ${stringifyPrimitive(issue2.values[0])}`;
        return `無效的選項：預期為以下其中之一 ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `數值過大：預期 ${issue2.origin ?? "值"} 應為 ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "個元素"}`;
        return `數值過大：預期 ${issue2.origin ?? "值"} 應為 ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `數值過小：預期 ${issue2.origin} 應為 ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `數值過小：預期 ${issue2.origin} 應為 ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `無效的字串：必須以 "${_issue.prefix}" 開頭`;
        }
        if (_issue.format === "ends_with")
          return `無效的字串：必須以 "${_issue.suffix}" 結尾`;
        if (_issue.format === "includes")
          return `無效的字串：必須包含 "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `無效的字串：必須符合格式 ${_issue.pattern}`;
        return `無效的 ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `無效的數字：必須為 ${issue2.divisor} 的倍數`;
      case "unrecognized_keys":
        return `無法識別的鍵值${issue2.keys.length > 1 ? "們" : ""}：${joinValues(issue2.keys, "、")}`;
      case "invalid_key":
        return `${issue2.origin} 中有無效的鍵值`;
      case "invalid_union":
        return "無效的輸入值";
      case "invalid_element":
        return `${issue2.origin} 中有無效的值`;
      default:
        return `無效的輸入值`;
    }
  };
};
function zh_TW_default() {
  return {
    localeError: error43()
  };
}

// node_modules/zod/v4/locales/yo.js
var error44 = () => {
  const Sizable = {
    string: { unit: "àmi", verb: "ní" },
    file: { unit: "bytes", verb: "ní" },
    array: { unit: "nkan", verb: "ní" },
    set: { unit: "nkan", verb: "ní" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const parsedType7 = (data) => {
    const t = typeof data;
    switch (t) {
      case "number": {
        return Number.isNaN(data) ? "NaN" : "nọ́mbà";
      }
      case "object": {
        if (Array.isArray(data)) {
          return "akopọ";
        }
        if (data === null) {
          return "null";
        }
        if (Object.getPrototypeOf(data) !== Object.prototype && data.constructor) {
          return data.constructor.name;
        }
      }
    }
    return t;
  };
  const Nouns = {
    regex: "ẹ̀rọ ìbáwọlé",
    email: "àdírẹ́sì ìmẹ́lì",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "àkókò ISO",
    date: "ọjọ́ ISO",
    time: "àkókò ISO",
    duration: "àkókò tó pé ISO",
    ipv4: "àdírẹ́sì IPv4",
    ipv6: "àdírẹ́sì IPv6",
    cidrv4: "àgbègbè IPv4",
    cidrv6: "àgbègbè IPv6",
    base64: "ọ̀rọ̀ tí a kọ́ ní base64",
    base64url: "ọ̀rọ̀ base64url",
    json_string: "ọ̀rọ̀ JSON",
    e164: "nọ́mbà E.164",
    jwt: "JWT",
    template_literal: "ẹ̀rọ ìbáwọlé"
  };
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type":
        return `Ìbáwọlé aṣìṣe: a ní láti fi ${issue2.expected}, àmọ̀ a rí ${parsedType7(issue2.input)}`;
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Ìbáwọlé aṣìṣe: a ní láti fi ${stringifyPrimitive(issue2.values[0])}`;
        return `Àṣàyàn aṣìṣe: yan ọ̀kan lára ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Tó pọ̀ jù: a ní láti jẹ́ pé ${issue2.origin ?? "iye"} ${sizing.verb} ${adj}${issue2.maximum} ${sizing.unit}`;
        return `Tó pọ̀ jù: a ní láti jẹ́ ${adj}${issue2.maximum}`;
      }
      case "too_small": {
        const adj = issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Kéré ju: a ní láti jẹ́ pé ${issue2.origin} ${sizing.verb} ${adj}${issue2.minimum} ${sizing.unit}`;
        return `Kéré ju: a ní láti jẹ́ ${adj}${issue2.minimum}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with")
          return `Ọ̀rọ̀ aṣìṣe: gbọ́dọ̀ bẹ̀rẹ̀ pẹ̀lú "${_issue.prefix}"`;
        if (_issue.format === "ends_with")
          return `Ọ̀rọ̀ aṣìṣe: gbọ́dọ̀ parí pẹ̀lú "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Ọ̀rọ̀ aṣìṣe: gbọ́dọ̀ ní "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Ọ̀rọ̀ aṣìṣe: gbọ́dọ̀ bá àpẹẹrẹ mu ${_issue.pattern}`;
        return `Aṣìṣe: ${Nouns[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Nọ́mbà aṣìṣe: gbọ́dọ̀ jẹ́ èyà pípín ti ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Bọtìnì àìmọ̀: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Bọtìnì aṣìṣe nínú ${issue2.origin}`;
      case "invalid_union":
        return "Ìbáwọlé aṣìṣe";
      case "invalid_element":
        return `Iye aṣìṣe nínú ${issue2.origin}`;
      default:
        return "Ìbáwọlé aṣìṣe";
    }
  };
};
function yo_default() {
  return {
    localeError: error44()
  };
}

// node_modules/zod/v4/core/registries.js
var $output = /* @__PURE__ */ Symbol("ZodOutput");
var $input = /* @__PURE__ */ Symbol("ZodInput");
var $ZodRegistry = class {
  constructor() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
  }
  add(schema, ..._meta) {
    const meta = _meta[0];
    this._map.set(schema, meta);
    if (meta && typeof meta === "object" && "id" in meta) {
      if (this._idmap.has(meta.id)) {
        throw new Error(`ID ${meta.id} already exists in the registry`);
      }
      this._idmap.set(meta.id, schema);
    }
    return this;
  }
  clear() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
    return this;
  }
  remove(schema) {
    const meta = this._map.get(schema);
    if (meta && typeof meta === "object" && "id" in meta) {
      this._idmap.delete(meta.id);
    }
    this._map.delete(schema);
    return this;
  }
  get(schema) {
    const p = schema._zod.parent;
    if (p) {
      const pm = { ...this.get(p) ?? {} };
      delete pm.id;
      const f = { ...pm, ...this._map.get(schema) };
      return Object.keys(f).length ? f : void 0;
    }
    return this._map.get(schema);
  }
  has(schema) {
    return this._map.has(schema);
  }
};
function registry() {
  return new $ZodRegistry();
}
var globalRegistry = /* @__PURE__ */ registry();

// node_modules/zod/v4/core/api.js
function _string(Class2, params) {
  return new Class2({
    type: "string",
    ...normalizeParams(params)
  });
}
function _coercedString(Class2, params) {
  return new Class2({
    type: "string",
    coerce: true,
    ...normalizeParams(params)
  });
}
function _email(Class2, params) {
  return new Class2({
    type: "string",
    format: "email",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _guid(Class2, params) {
  return new Class2({
    type: "string",
    format: "guid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _uuid(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _uuidv4(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    version: "v4",
    ...normalizeParams(params)
  });
}
function _uuidv6(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    version: "v6",
    ...normalizeParams(params)
  });
}
function _uuidv7(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    version: "v7",
    ...normalizeParams(params)
  });
}
function _url(Class2, params) {
  return new Class2({
    type: "string",
    format: "url",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _emoji2(Class2, params) {
  return new Class2({
    type: "string",
    format: "emoji",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _nanoid(Class2, params) {
  return new Class2({
    type: "string",
    format: "nanoid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _cuid(Class2, params) {
  return new Class2({
    type: "string",
    format: "cuid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _cuid2(Class2, params) {
  return new Class2({
    type: "string",
    format: "cuid2",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _ulid(Class2, params) {
  return new Class2({
    type: "string",
    format: "ulid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _xid(Class2, params) {
  return new Class2({
    type: "string",
    format: "xid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _ksuid(Class2, params) {
  return new Class2({
    type: "string",
    format: "ksuid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _ipv4(Class2, params) {
  return new Class2({
    type: "string",
    format: "ipv4",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _ipv6(Class2, params) {
  return new Class2({
    type: "string",
    format: "ipv6",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _cidrv4(Class2, params) {
  return new Class2({
    type: "string",
    format: "cidrv4",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _cidrv6(Class2, params) {
  return new Class2({
    type: "string",
    format: "cidrv6",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _base64(Class2, params) {
  return new Class2({
    type: "string",
    format: "base64",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _base64url(Class2, params) {
  return new Class2({
    type: "string",
    format: "base64url",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _e164(Class2, params) {
  return new Class2({
    type: "string",
    format: "e164",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _jwt(Class2, params) {
  return new Class2({
    type: "string",
    format: "jwt",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
var TimePrecision = {
  Any: null,
  Minute: -1,
  Second: 0,
  Millisecond: 3,
  Microsecond: 6
};
function _isoDateTime(Class2, params) {
  return new Class2({
    type: "string",
    format: "datetime",
    check: "string_format",
    offset: false,
    local: false,
    precision: null,
    ...normalizeParams(params)
  });
}
function _isoDate(Class2, params) {
  return new Class2({
    type: "string",
    format: "date",
    check: "string_format",
    ...normalizeParams(params)
  });
}
function _isoTime(Class2, params) {
  return new Class2({
    type: "string",
    format: "time",
    check: "string_format",
    precision: null,
    ...normalizeParams(params)
  });
}
function _isoDuration(Class2, params) {
  return new Class2({
    type: "string",
    format: "duration",
    check: "string_format",
    ...normalizeParams(params)
  });
}
function _number(Class2, params) {
  return new Class2({
    type: "number",
    checks: [],
    ...normalizeParams(params)
  });
}
function _coercedNumber(Class2, params) {
  return new Class2({
    type: "number",
    coerce: true,
    checks: [],
    ...normalizeParams(params)
  });
}
function _int(Class2, params) {
  return new Class2({
    type: "number",
    check: "number_format",
    abort: false,
    format: "safeint",
    ...normalizeParams(params)
  });
}
function _float32(Class2, params) {
  return new Class2({
    type: "number",
    check: "number_format",
    abort: false,
    format: "float32",
    ...normalizeParams(params)
  });
}
function _float64(Class2, params) {
  return new Class2({
    type: "number",
    check: "number_format",
    abort: false,
    format: "float64",
    ...normalizeParams(params)
  });
}
function _int32(Class2, params) {
  return new Class2({
    type: "number",
    check: "number_format",
    abort: false,
    format: "int32",
    ...normalizeParams(params)
  });
}
function _uint32(Class2, params) {
  return new Class2({
    type: "number",
    check: "number_format",
    abort: false,
    format: "uint32",
    ...normalizeParams(params)
  });
}
function _boolean(Class2, params) {
  return new Class2({
    type: "boolean",
    ...normalizeParams(params)
  });
}
function _coercedBoolean(Class2, params) {
  return new Class2({
    type: "boolean",
    coerce: true,
    ...normalizeParams(params)
  });
}
function _bigint(Class2, params) {
  return new Class2({
    type: "bigint",
    ...normalizeParams(params)
  });
}
function _coercedBigint(Class2, params) {
  return new Class2({
    type: "bigint",
    coerce: true,
    ...normalizeParams(params)
  });
}
function _int64(Class2, params) {
  return new Class2({
    type: "bigint",
    check: "bigint_format",
    abort: false,
    format: "int64",
    ...normalizeParams(params)
  });
}
function _uint64(Class2, params) {
  return new Class2({
    type: "bigint",
    check: "bigint_format",
    abort: false,
    format: "uint64",
    ...normalizeParams(params)
  });
}
function _symbol(Class2, params) {
  return new Class2({
    type: "symbol",
    ...normalizeParams(params)
  });
}
function _undefined2(Class2, params) {
  return new Class2({
    type: "undefined",
    ...normalizeParams(params)
  });
}
function _null2(Class2, params) {
  return new Class2({
    type: "null",
    ...normalizeParams(params)
  });
}
function _any(Class2) {
  return new Class2({
    type: "any"
  });
}
function _unknown(Class2) {
  return new Class2({
    type: "unknown"
  });
}
function _never(Class2, params) {
  return new Class2({
    type: "never",
    ...normalizeParams(params)
  });
}
function _void(Class2, params) {
  return new Class2({
    type: "void",
    ...normalizeParams(params)
  });
}
function _date(Class2, params) {
  return new Class2({
    type: "date",
    ...normalizeParams(params)
  });
}
function _coercedDate(Class2, params) {
  return new Class2({
    type: "date",
    coerce: true,
    ...normalizeParams(params)
  });
}
function _nan(Class2, params) {
  return new Class2({
    type: "nan",
    ...normalizeParams(params)
  });
}
function _lt(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
function _lte(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
function _gt(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
function _gte(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
function _positive(params) {
  return _gt(0, params);
}
function _negative(params) {
  return _lt(0, params);
}
function _nonpositive(params) {
  return _lte(0, params);
}
function _nonnegative(params) {
  return _gte(0, params);
}
function _multipleOf(value, params) {
  return new $ZodCheckMultipleOf({
    check: "multiple_of",
    ...normalizeParams(params),
    value
  });
}
function _maxSize(maximum, params) {
  return new $ZodCheckMaxSize({
    check: "max_size",
    ...normalizeParams(params),
    maximum
  });
}
function _minSize(minimum, params) {
  return new $ZodCheckMinSize({
    check: "min_size",
    ...normalizeParams(params),
    minimum
  });
}
function _size(size, params) {
  return new $ZodCheckSizeEquals({
    check: "size_equals",
    ...normalizeParams(params),
    size
  });
}
function _maxLength(maximum, params) {
  const ch = new $ZodCheckMaxLength({
    check: "max_length",
    ...normalizeParams(params),
    maximum
  });
  return ch;
}
function _minLength(minimum, params) {
  return new $ZodCheckMinLength({
    check: "min_length",
    ...normalizeParams(params),
    minimum
  });
}
function _length(length, params) {
  return new $ZodCheckLengthEquals({
    check: "length_equals",
    ...normalizeParams(params),
    length
  });
}
function _regex(pattern, params) {
  return new $ZodCheckRegex({
    check: "string_format",
    format: "regex",
    ...normalizeParams(params),
    pattern
  });
}
function _lowercase(params) {
  return new $ZodCheckLowerCase({
    check: "string_format",
    format: "lowercase",
    ...normalizeParams(params)
  });
}
function _uppercase(params) {
  return new $ZodCheckUpperCase({
    check: "string_format",
    format: "uppercase",
    ...normalizeParams(params)
  });
}
function _includes(includes, params) {
  return new $ZodCheckIncludes({
    check: "string_format",
    format: "includes",
    ...normalizeParams(params),
    includes
  });
}
function _startsWith(prefix, params) {
  return new $ZodCheckStartsWith({
    check: "string_format",
    format: "starts_with",
    ...normalizeParams(params),
    prefix
  });
}
function _endsWith(suffix, params) {
  return new $ZodCheckEndsWith({
    check: "string_format",
    format: "ends_with",
    ...normalizeParams(params),
    suffix
  });
}
function _property(property, schema, params) {
  return new $ZodCheckProperty({
    check: "property",
    property,
    schema,
    ...normalizeParams(params)
  });
}
function _mime(types, params) {
  return new $ZodCheckMimeType({
    check: "mime_type",
    mime: types,
    ...normalizeParams(params)
  });
}
function _overwrite(tx) {
  return new $ZodCheckOverwrite({
    check: "overwrite",
    tx
  });
}
function _normalize(form) {
  return _overwrite((input) => input.normalize(form));
}
function _trim() {
  return _overwrite((input) => input.trim());
}
function _toLowerCase() {
  return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
  return _overwrite((input) => input.toUpperCase());
}
function _array(Class2, element, params) {
  return new Class2({
    type: "array",
    element,
    // get element() {
    //   return element;
    // },
    ...normalizeParams(params)
  });
}
function _union(Class2, options, params) {
  return new Class2({
    type: "union",
    options,
    ...normalizeParams(params)
  });
}
function _discriminatedUnion(Class2, discriminator, options, params) {
  return new Class2({
    type: "union",
    options,
    discriminator,
    ...normalizeParams(params)
  });
}
function _intersection(Class2, left, right) {
  return new Class2({
    type: "intersection",
    left,
    right
  });
}
function _tuple(Class2, items, _paramsOrRest, _params) {
  const hasRest = _paramsOrRest instanceof $ZodType;
  const params = hasRest ? _params : _paramsOrRest;
  const rest = hasRest ? _paramsOrRest : null;
  return new Class2({
    type: "tuple",
    items,
    rest,
    ...normalizeParams(params)
  });
}
function _record(Class2, keyType, valueType, params) {
  return new Class2({
    type: "record",
    keyType,
    valueType,
    ...normalizeParams(params)
  });
}
function _map(Class2, keyType, valueType, params) {
  return new Class2({
    type: "map",
    keyType,
    valueType,
    ...normalizeParams(params)
  });
}
function _set(Class2, valueType, params) {
  return new Class2({
    type: "set",
    valueType,
    ...normalizeParams(params)
  });
}
function _enum(Class2, values, params) {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return new Class2({
    type: "enum",
    entries,
    ...normalizeParams(params)
  });
}
function _nativeEnum(Class2, entries, params) {
  return new Class2({
    type: "enum",
    entries,
    ...normalizeParams(params)
  });
}
function _literal(Class2, value, params) {
  return new Class2({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...normalizeParams(params)
  });
}
function _file(Class2, params) {
  return new Class2({
    type: "file",
    ...normalizeParams(params)
  });
}
function _transform(Class2, fn) {
  return new Class2({
    type: "transform",
    transform: fn
  });
}
function _optional(Class2, innerType) {
  return new Class2({
    type: "optional",
    innerType
  });
}
function _nullable(Class2, innerType) {
  return new Class2({
    type: "nullable",
    innerType
  });
}
function _default(Class2, innerType, defaultValue) {
  return new Class2({
    type: "default",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
    }
  });
}
function _nonoptional(Class2, innerType, params) {
  return new Class2({
    type: "nonoptional",
    innerType,
    ...normalizeParams(params)
  });
}
function _success(Class2, innerType) {
  return new Class2({
    type: "success",
    innerType
  });
}
function _catch(Class2, innerType, catchValue) {
  return new Class2({
    type: "catch",
    innerType,
    catchValue: typeof catchValue === "function" ? catchValue : () => catchValue
  });
}
function _pipe(Class2, in_, out) {
  return new Class2({
    type: "pipe",
    in: in_,
    out
  });
}
function _readonly(Class2, innerType) {
  return new Class2({
    type: "readonly",
    innerType
  });
}
function _templateLiteral(Class2, parts2, params) {
  return new Class2({
    type: "template_literal",
    parts: parts2,
    ...normalizeParams(params)
  });
}
function _lazy(Class2, getter) {
  return new Class2({
    type: "lazy",
    getter
  });
}
function _promise(Class2, innerType) {
  return new Class2({
    type: "promise",
    innerType
  });
}
function _custom(Class2, fn, _params) {
  const norm = normalizeParams(_params);
  norm.abort ?? (norm.abort = true);
  const schema = new Class2({
    type: "custom",
    check: "custom",
    fn,
    ...norm
  });
  return schema;
}
function _refine(Class2, fn, _params) {
  const schema = new Class2({
    type: "custom",
    check: "custom",
    fn,
    ...normalizeParams(_params)
  });
  return schema;
}
function _superRefine(fn) {
  const ch = _check((payload) => {
    payload.addIssue = (issue2) => {
      if (typeof issue2 === "string") {
        payload.issues.push(issue(issue2, payload.value, ch._zod.def));
      } else {
        const _issue = issue2;
        if (_issue.fatal)
          _issue.continue = false;
        _issue.code ?? (_issue.code = "custom");
        _issue.input ?? (_issue.input = payload.value);
        _issue.inst ?? (_issue.inst = ch);
        _issue.continue ?? (_issue.continue = !ch._zod.def.abort);
        payload.issues.push(issue(_issue));
      }
    };
    return fn(payload.value, payload);
  });
  return ch;
}
function _check(fn, params) {
  const ch = new $ZodCheck({
    check: "custom",
    ...normalizeParams(params)
  });
  ch._zod.check = fn;
  return ch;
}
function _stringbool(Classes, _params) {
  const params = normalizeParams(_params);
  let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
  let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
  if (params.case !== "sensitive") {
    truthyArray = truthyArray.map((v) => typeof v === "string" ? v.toLowerCase() : v);
    falsyArray = falsyArray.map((v) => typeof v === "string" ? v.toLowerCase() : v);
  }
  const truthySet = new Set(truthyArray);
  const falsySet = new Set(falsyArray);
  const _Codec = Classes.Codec ?? $ZodCodec;
  const _Boolean = Classes.Boolean ?? $ZodBoolean;
  const _String = Classes.String ?? $ZodString;
  const stringSchema = new _String({ type: "string", error: params.error });
  const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
  const codec2 = new _Codec({
    type: "pipe",
    in: stringSchema,
    out: booleanSchema,
    transform: ((input, payload) => {
      let data = input;
      if (params.case !== "sensitive")
        data = data.toLowerCase();
      if (truthySet.has(data)) {
        return true;
      } else if (falsySet.has(data)) {
        return false;
      } else {
        payload.issues.push({
          code: "invalid_value",
          expected: "stringbool",
          values: [...truthySet, ...falsySet],
          input: payload.value,
          inst: codec2,
          continue: false
        });
        return {};
      }
    }),
    reverseTransform: ((input, _payload) => {
      if (input === true) {
        return truthyArray[0] || "true";
      } else {
        return falsyArray[0] || "false";
      }
    }),
    error: params.error
  });
  return codec2;
}
function _stringFormat(Class2, format2, fnOrRegex, _params = {}) {
  const params = normalizeParams(_params);
  const def = {
    ...normalizeParams(_params),
    check: "string_format",
    type: "string",
    format: format2,
    fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
    ...params
  };
  if (fnOrRegex instanceof RegExp) {
    def.pattern = fnOrRegex;
  }
  const inst = new Class2(def);
  return inst;
}

// node_modules/zod/v4/core/to-json-schema.js
var JSONSchemaGenerator = class {
  constructor(params) {
    this.counter = 0;
    this.metadataRegistry = params?.metadata ?? globalRegistry;
    this.target = params?.target ?? "draft-2020-12";
    this.unrepresentable = params?.unrepresentable ?? "throw";
    this.override = params?.override ?? (() => {
    });
    this.io = params?.io ?? "output";
    this.seen = /* @__PURE__ */ new Map();
  }
  process(schema, _params = { path: [], schemaPath: [] }) {
    var _a;
    const def = schema._zod.def;
    const formatMap = {
      guid: "uuid",
      url: "uri",
      datetime: "date-time",
      json_string: "json-string",
      regex: ""
      // do not set
    };
    const seen2 = this.seen.get(schema);
    if (seen2) {
      seen2.count++;
      const isCycle = _params.schemaPath.includes(schema);
      if (isCycle) {
        seen2.cycle = _params.path;
      }
      return seen2.schema;
    }
    const result = { schema: {}, count: 1, cycle: void 0, path: _params.path };
    this.seen.set(schema, result);
    const overrideSchema = schema._zod.toJSONSchema?.();
    if (overrideSchema) {
      result.schema = overrideSchema;
    } else {
      const params = {
        ..._params,
        schemaPath: [..._params.schemaPath, schema],
        path: _params.path
      };
      const parent = schema._zod.parent;
      if (parent) {
        result.ref = parent;
        this.process(parent, params);
        this.seen.get(parent).isParent = true;
      } else {
        const _json = result.schema;
        switch (def.type) {
          case "string": {
            const json2 = _json;
            json2.type = "string";
            const { minimum, maximum, format: format2, patterns, contentEncoding } = schema._zod.bag;
            if (typeof minimum === "number")
              json2.minLength = minimum;
            if (typeof maximum === "number")
              json2.maxLength = maximum;
            if (format2) {
              json2.format = formatMap[format2] ?? format2;
              if (json2.format === "")
                delete json2.format;
            }
            if (contentEncoding)
              json2.contentEncoding = contentEncoding;
            if (patterns && patterns.size > 0) {
              const regexes = [...patterns];
              if (regexes.length === 1)
                json2.pattern = regexes[0].source;
              else if (regexes.length > 1) {
                result.schema.allOf = [
                  ...regexes.map((regex) => ({
                    ...this.target === "draft-7" || this.target === "draft-4" || this.target === "openapi-3.0" ? { type: "string" } : {},
                    pattern: regex.source
                  }))
                ];
              }
            }
            break;
          }
          case "number": {
            const json2 = _json;
            const { minimum, maximum, format: format2, multipleOf, exclusiveMaximum, exclusiveMinimum } = schema._zod.bag;
            if (typeof format2 === "string" && format2.includes("int"))
              json2.type = "integer";
            else
              json2.type = "number";
            if (typeof exclusiveMinimum === "number") {
              if (this.target === "draft-4" || this.target === "openapi-3.0") {
                json2.minimum = exclusiveMinimum;
                json2.exclusiveMinimum = true;
              } else {
                json2.exclusiveMinimum = exclusiveMinimum;
              }
            }
            if (typeof minimum === "number") {
              json2.minimum = minimum;
              if (typeof exclusiveMinimum === "number" && this.target !== "draft-4") {
                if (exclusiveMinimum >= minimum)
                  delete json2.minimum;
                else
                  delete json2.exclusiveMinimum;
              }
            }
            if (typeof exclusiveMaximum === "number") {
              if (this.target === "draft-4" || this.target === "openapi-3.0") {
                json2.maximum = exclusiveMaximum;
                json2.exclusiveMaximum = true;
              } else {
                json2.exclusiveMaximum = exclusiveMaximum;
              }
            }
            if (typeof maximum === "number") {
              json2.maximum = maximum;
              if (typeof exclusiveMaximum === "number" && this.target !== "draft-4") {
                if (exclusiveMaximum <= maximum)
                  delete json2.maximum;
                else
                  delete json2.exclusiveMaximum;
              }
            }
            if (typeof multipleOf === "number")
              json2.multipleOf = multipleOf;
            break;
          }
          case "boolean": {
            const json2 = _json;
            json2.type = "boolean";
            break;
          }
          case "bigint": {
            if (this.unrepresentable === "throw") {
              throw new Error("BigInt cannot be represented in JSON Schema");
            }
            break;
          }
          case "symbol": {
            if (this.unrepresentable === "throw") {
              throw new Error("Symbols cannot be represented in JSON Schema");
            }
            break;
          }
          case "null": {
            if (this.target === "openapi-3.0") {
              _json.type = "string";
              _json.nullable = true;
              _json.enum = [null];
            } else
              _json.type = "null";
            break;
          }
          case "any": {
            break;
          }
          case "unknown": {
            break;
          }
          case "undefined": {
            if (this.unrepresentable === "throw") {
              throw new Error("Undefined cannot be represented in JSON Schema");
            }
            break;
          }
          case "void": {
            if (this.unrepresentable === "throw") {
              throw new Error("Void cannot be represented in JSON Schema");
            }
            break;
          }
          case "never": {
            _json.not = {};
            break;
          }
          case "date": {
            if (this.unrepresentable === "throw") {
              throw new Error("Date cannot be represented in JSON Schema");
            }
            break;
          }
          case "array": {
            const json2 = _json;
            const { minimum, maximum } = schema._zod.bag;
            if (typeof minimum === "number")
              json2.minItems = minimum;
            if (typeof maximum === "number")
              json2.maxItems = maximum;
            json2.type = "array";
            json2.items = this.process(def.element, { ...params, path: [...params.path, "items"] });
            break;
          }
          case "object": {
            const json2 = _json;
            json2.type = "object";
            json2.properties = {};
            const shape = def.shape;
            for (const key in shape) {
              json2.properties[key] = this.process(shape[key], {
                ...params,
                path: [...params.path, "properties", key]
              });
            }
            const allKeys = new Set(Object.keys(shape));
            const requiredKeys = new Set([...allKeys].filter((key) => {
              const v = def.shape[key]._zod;
              if (this.io === "input") {
                return v.optin === void 0;
              } else {
                return v.optout === void 0;
              }
            }));
            if (requiredKeys.size > 0) {
              json2.required = Array.from(requiredKeys);
            }
            if (def.catchall?._zod.def.type === "never") {
              json2.additionalProperties = false;
            } else if (!def.catchall) {
              if (this.io === "output")
                json2.additionalProperties = false;
            } else if (def.catchall) {
              json2.additionalProperties = this.process(def.catchall, {
                ...params,
                path: [...params.path, "additionalProperties"]
              });
            }
            break;
          }
          case "union": {
            const json2 = _json;
            const options = def.options.map((x, i) => this.process(x, {
              ...params,
              path: [...params.path, "anyOf", i]
            }));
            json2.anyOf = options;
            break;
          }
          case "intersection": {
            const json2 = _json;
            const a = this.process(def.left, {
              ...params,
              path: [...params.path, "allOf", 0]
            });
            const b = this.process(def.right, {
              ...params,
              path: [...params.path, "allOf", 1]
            });
            const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
            const allOf = [
              ...isSimpleIntersection(a) ? a.allOf : [a],
              ...isSimpleIntersection(b) ? b.allOf : [b]
            ];
            json2.allOf = allOf;
            break;
          }
          case "tuple": {
            const json2 = _json;
            json2.type = "array";
            const prefixPath = this.target === "draft-2020-12" ? "prefixItems" : "items";
            const restPath = this.target === "draft-2020-12" ? "items" : this.target === "openapi-3.0" ? "items" : "additionalItems";
            const prefixItems = def.items.map((x, i) => this.process(x, {
              ...params,
              path: [...params.path, prefixPath, i]
            }));
            const rest = def.rest ? this.process(def.rest, {
              ...params,
              path: [...params.path, restPath, ...this.target === "openapi-3.0" ? [def.items.length] : []]
            }) : null;
            if (this.target === "draft-2020-12") {
              json2.prefixItems = prefixItems;
              if (rest) {
                json2.items = rest;
              }
            } else if (this.target === "openapi-3.0") {
              json2.items = {
                anyOf: prefixItems
              };
              if (rest) {
                json2.items.anyOf.push(rest);
              }
              json2.minItems = prefixItems.length;
              if (!rest) {
                json2.maxItems = prefixItems.length;
              }
            } else {
              json2.items = prefixItems;
              if (rest) {
                json2.additionalItems = rest;
              }
            }
            const { minimum, maximum } = schema._zod.bag;
            if (typeof minimum === "number")
              json2.minItems = minimum;
            if (typeof maximum === "number")
              json2.maxItems = maximum;
            break;
          }
          case "record": {
            const json2 = _json;
            json2.type = "object";
            if (this.target === "draft-7" || this.target === "draft-2020-12") {
              json2.propertyNames = this.process(def.keyType, {
                ...params,
                path: [...params.path, "propertyNames"]
              });
            }
            json2.additionalProperties = this.process(def.valueType, {
              ...params,
              path: [...params.path, "additionalProperties"]
            });
            break;
          }
          case "map": {
            if (this.unrepresentable === "throw") {
              throw new Error("Map cannot be represented in JSON Schema");
            }
            break;
          }
          case "set": {
            if (this.unrepresentable === "throw") {
              throw new Error("Set cannot be represented in JSON Schema");
            }
            break;
          }
          case "enum": {
            const json2 = _json;
            const values = getEnumValues(def.entries);
            if (values.every((v) => typeof v === "number"))
              json2.type = "number";
            if (values.every((v) => typeof v === "string"))
              json2.type = "string";
            json2.enum = values;
            break;
          }
          case "literal": {
            const json2 = _json;
            const vals = [];
            for (const val of def.values) {
              if (val === void 0) {
                if (this.unrepresentable === "throw") {
                  throw new Error("Literal `undefined` cannot be represented in JSON Schema");
                } else {
                }
              } else if (typeof val === "bigint") {
                if (this.unrepresentable === "throw") {
                  throw new Error("BigInt literals cannot be represented in JSON Schema");
                } else {
                  vals.push(Number(val));
                }
              } else {
                vals.push(val);
              }
            }
            if (vals.length === 0) {
            } else if (vals.length === 1) {
              const val = vals[0];
              json2.type = val === null ? "null" : typeof val;
              if (this.target === "draft-4" || this.target === "openapi-3.0") {
                json2.enum = [val];
              } else {
                json2.const = val;
              }
            } else {
              if (vals.every((v) => typeof v === "number"))
                json2.type = "number";
              if (vals.every((v) => typeof v === "string"))
                json2.type = "string";
              if (vals.every((v) => typeof v === "boolean"))
                json2.type = "string";
              if (vals.every((v) => v === null))
                json2.type = "null";
              json2.enum = vals;
            }
            break;
          }
          case "file": {
            const json2 = _json;
            const file2 = {
              type: "string",
              format: "binary",
              contentEncoding: "binary"
            };
            const { minimum, maximum, mime } = schema._zod.bag;
            if (minimum !== void 0)
              file2.minLength = minimum;
            if (maximum !== void 0)
              file2.maxLength = maximum;
            if (mime) {
              if (mime.length === 1) {
                file2.contentMediaType = mime[0];
                Object.assign(json2, file2);
              } else {
                json2.anyOf = mime.map((m) => {
                  const mFile = { ...file2, contentMediaType: m };
                  return mFile;
                });
              }
            } else {
              Object.assign(json2, file2);
            }
            break;
          }
          case "transform": {
            if (this.unrepresentable === "throw") {
              throw new Error("Transforms cannot be represented in JSON Schema");
            }
            break;
          }
          case "nullable": {
            const inner = this.process(def.innerType, params);
            if (this.target === "openapi-3.0") {
              result.ref = def.innerType;
              _json.nullable = true;
            } else {
              _json.anyOf = [inner, { type: "null" }];
            }
            break;
          }
          case "nonoptional": {
            this.process(def.innerType, params);
            result.ref = def.innerType;
            break;
          }
          case "success": {
            const json2 = _json;
            json2.type = "boolean";
            break;
          }
          case "default": {
            this.process(def.innerType, params);
            result.ref = def.innerType;
            _json.default = JSON.parse(JSON.stringify(def.defaultValue));
            break;
          }
          case "prefault": {
            this.process(def.innerType, params);
            result.ref = def.innerType;
            if (this.io === "input")
              _json._prefault = JSON.parse(JSON.stringify(def.defaultValue));
            break;
          }
          case "catch": {
            this.process(def.innerType, params);
            result.ref = def.innerType;
            let catchValue;
            try {
              catchValue = def.catchValue(void 0);
            } catch {
              throw new Error("Dynamic catch values are not supported in JSON Schema");
            }
            _json.default = catchValue;
            break;
          }
          case "nan": {
            if (this.unrepresentable === "throw") {
              throw new Error("NaN cannot be represented in JSON Schema");
            }
            break;
          }
          case "template_literal": {
            const json2 = _json;
            const pattern = schema._zod.pattern;
            if (!pattern)
              throw new Error("Pattern not found in template literal");
            json2.type = "string";
            json2.pattern = pattern.source;
            break;
          }
          case "pipe": {
            const innerType = this.io === "input" ? def.in._zod.def.type === "transform" ? def.out : def.in : def.out;
            this.process(innerType, params);
            result.ref = innerType;
            break;
          }
          case "readonly": {
            this.process(def.innerType, params);
            result.ref = def.innerType;
            _json.readOnly = true;
            break;
          }
          // passthrough types
          case "promise": {
            this.process(def.innerType, params);
            result.ref = def.innerType;
            break;
          }
          case "optional": {
            this.process(def.innerType, params);
            result.ref = def.innerType;
            break;
          }
          case "lazy": {
            const innerType = schema._zod.innerType;
            this.process(innerType, params);
            result.ref = innerType;
            break;
          }
          case "custom": {
            if (this.unrepresentable === "throw") {
              throw new Error("Custom types cannot be represented in JSON Schema");
            }
            break;
          }
          case "function": {
            if (this.unrepresentable === "throw") {
              throw new Error("Function types cannot be represented in JSON Schema");
            }
            break;
          }
          default: {
            def;
          }
        }
      }
    }
    const meta = this.metadataRegistry.get(schema);
    if (meta)
      Object.assign(result.schema, meta);
    if (this.io === "input" && isTransforming(schema)) {
      delete result.schema.examples;
      delete result.schema.default;
    }
    if (this.io === "input" && result.schema._prefault)
      (_a = result.schema).default ?? (_a.default = result.schema._prefault);
    delete result.schema._prefault;
    const _result = this.seen.get(schema);
    return _result.schema;
  }
  emit(schema, _params) {
    const params = {
      cycles: _params?.cycles ?? "ref",
      reused: _params?.reused ?? "inline",
      // unrepresentable: _params?.unrepresentable ?? "throw",
      // uri: _params?.uri ?? ((id) => `${id}`),
      external: _params?.external ?? void 0
    };
    const root = this.seen.get(schema);
    if (!root)
      throw new Error("Unprocessed schema. This is a bug in Zod.");
    const makeURI = (entry) => {
      const defsSegment = this.target === "draft-2020-12" ? "$defs" : "definitions";
      if (params.external) {
        const externalId = params.external.registry.get(entry[0])?.id;
        const uriGenerator = params.external.uri ?? ((id2) => id2);
        if (externalId) {
          return { ref: uriGenerator(externalId) };
        }
        const id = entry[1].defId ?? entry[1].schema.id ?? `schema${this.counter++}`;
        entry[1].defId = id;
        return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${id}` };
      }
      if (entry[1] === root) {
        return { ref: "#" };
      }
      const uriPrefix = `#`;
      const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
      const defId = entry[1].schema.id ?? `__schema${this.counter++}`;
      return { defId, ref: defUriPrefix + defId };
    };
    const extractToDef = (entry) => {
      if (entry[1].schema.$ref) {
        return;
      }
      const seen2 = entry[1];
      const { ref, defId } = makeURI(entry);
      seen2.def = { ...seen2.schema };
      if (defId)
        seen2.defId = defId;
      const schema2 = seen2.schema;
      for (const key in schema2) {
        delete schema2[key];
      }
      schema2.$ref = ref;
    };
    if (params.cycles === "throw") {
      for (const entry of this.seen.entries()) {
        const seen2 = entry[1];
        if (seen2.cycle) {
          throw new Error(`Cycle detected: #/${seen2.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
        }
      }
    }
    for (const entry of this.seen.entries()) {
      const seen2 = entry[1];
      if (schema === entry[0]) {
        extractToDef(entry);
        continue;
      }
      if (params.external) {
        const ext = params.external.registry.get(entry[0])?.id;
        if (schema !== entry[0] && ext) {
          extractToDef(entry);
          continue;
        }
      }
      const id = this.metadataRegistry.get(entry[0])?.id;
      if (id) {
        extractToDef(entry);
        continue;
      }
      if (seen2.cycle) {
        extractToDef(entry);
        continue;
      }
      if (seen2.count > 1) {
        if (params.reused === "ref") {
          extractToDef(entry);
          continue;
        }
      }
    }
    const flattenRef = (zodSchema, params2) => {
      const seen2 = this.seen.get(zodSchema);
      const schema2 = seen2.def ?? seen2.schema;
      const _cached = { ...schema2 };
      if (seen2.ref === null) {
        return;
      }
      const ref = seen2.ref;
      seen2.ref = null;
      if (ref) {
        flattenRef(ref, params2);
        const refSchema = this.seen.get(ref).schema;
        if (refSchema.$ref && (params2.target === "draft-7" || params2.target === "draft-4" || params2.target === "openapi-3.0")) {
          schema2.allOf = schema2.allOf ?? [];
          schema2.allOf.push(refSchema);
        } else {
          Object.assign(schema2, refSchema);
          Object.assign(schema2, _cached);
        }
      }
      if (!seen2.isParent)
        this.override({
          zodSchema,
          jsonSchema: schema2,
          path: seen2.path ?? []
        });
    };
    for (const entry of [...this.seen.entries()].reverse()) {
      flattenRef(entry[0], { target: this.target });
    }
    const result = {};
    if (this.target === "draft-2020-12") {
      result.$schema = "https://json-schema.org/draft/2020-12/schema";
    } else if (this.target === "draft-7") {
      result.$schema = "http://json-schema.org/draft-07/schema#";
    } else if (this.target === "draft-4") {
      result.$schema = "http://json-schema.org/draft-04/schema#";
    } else if (this.target === "openapi-3.0") {
    } else {
      console.warn(`Invalid target: ${this.target}`);
    }
    if (params.external?.uri) {
      const id = params.external.registry.get(schema)?.id;
      if (!id)
        throw new Error("Schema is missing an `id` property");
      result.$id = params.external.uri(id);
    }
    Object.assign(result, root.def);
    const defs = params.external?.defs ?? {};
    for (const entry of this.seen.entries()) {
      const seen2 = entry[1];
      if (seen2.def && seen2.defId) {
        defs[seen2.defId] = seen2.def;
      }
    }
    if (params.external) {
    } else {
      if (Object.keys(defs).length > 0) {
        if (this.target === "draft-2020-12") {
          result.$defs = defs;
        } else {
          result.definitions = defs;
        }
      }
    }
    try {
      return JSON.parse(JSON.stringify(result));
    } catch (_err) {
      throw new Error("Error converting schema to JSON.");
    }
  }
};
function toJSONSchema(input, _params) {
  if (input instanceof $ZodRegistry) {
    const gen2 = new JSONSchemaGenerator(_params);
    const defs = {};
    for (const entry of input._idmap.entries()) {
      const [_, schema] = entry;
      gen2.process(schema);
    }
    const schemas = {};
    const external = {
      registry: input,
      uri: _params?.uri,
      defs
    };
    for (const entry of input._idmap.entries()) {
      const [key, schema] = entry;
      schemas[key] = gen2.emit(schema, {
        ..._params,
        external
      });
    }
    if (Object.keys(defs).length > 0) {
      const defsSegment = gen2.target === "draft-2020-12" ? "$defs" : "definitions";
      schemas.__shared = {
        [defsSegment]: defs
      };
    }
    return { schemas };
  }
  const gen = new JSONSchemaGenerator(_params);
  gen.process(input);
  return gen.emit(input, _params);
}
function isTransforming(_schema, _ctx) {
  const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
  if (ctx.seen.has(_schema))
    return false;
  ctx.seen.add(_schema);
  const schema = _schema;
  const def = schema._zod.def;
  switch (def.type) {
    case "string":
    case "number":
    case "bigint":
    case "boolean":
    case "date":
    case "symbol":
    case "undefined":
    case "null":
    case "any":
    case "unknown":
    case "never":
    case "void":
    case "literal":
    case "enum":
    case "nan":
    case "file":
    case "template_literal":
      return false;
    case "array": {
      return isTransforming(def.element, ctx);
    }
    case "object": {
      for (const key in def.shape) {
        if (isTransforming(def.shape[key], ctx))
          return true;
      }
      return false;
    }
    case "union": {
      for (const option of def.options) {
        if (isTransforming(option, ctx))
          return true;
      }
      return false;
    }
    case "intersection": {
      return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
    }
    case "tuple": {
      for (const item of def.items) {
        if (isTransforming(item, ctx))
          return true;
      }
      if (def.rest && isTransforming(def.rest, ctx))
        return true;
      return false;
    }
    case "record": {
      return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
    }
    case "map": {
      return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
    }
    case "set": {
      return isTransforming(def.valueType, ctx);
    }
    // inner types
    case "promise":
    case "optional":
    case "nonoptional":
    case "nullable":
    case "readonly":
      return isTransforming(def.innerType, ctx);
    case "lazy":
      return isTransforming(def.getter(), ctx);
    case "default": {
      return isTransforming(def.innerType, ctx);
    }
    case "prefault": {
      return isTransforming(def.innerType, ctx);
    }
    case "custom": {
      return false;
    }
    case "transform": {
      return true;
    }
    case "pipe": {
      return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
    }
    case "success": {
      return false;
    }
    case "catch": {
      return false;
    }
    case "function": {
      return false;
    }
    default:
      def;
  }
  throw new Error(`Unknown schema type: ${def.type}`);
}

// node_modules/zod/v4/core/json-schema.js
var json_schema_exports = {};

// node_modules/zod/v4/classic/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  date: () => date2,
  datetime: () => datetime2,
  duration: () => duration2,
  time: () => time2
});
var ZodISODateTime = /* @__PURE__ */ $constructor("ZodISODateTime", (inst, def) => {
  $ZodISODateTime.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function datetime2(params) {
  return _isoDateTime(ZodISODateTime, params);
}
var ZodISODate = /* @__PURE__ */ $constructor("ZodISODate", (inst, def) => {
  $ZodISODate.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function date2(params) {
  return _isoDate(ZodISODate, params);
}
var ZodISOTime = /* @__PURE__ */ $constructor("ZodISOTime", (inst, def) => {
  $ZodISOTime.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function time2(params) {
  return _isoTime(ZodISOTime, params);
}
var ZodISODuration = /* @__PURE__ */ $constructor("ZodISODuration", (inst, def) => {
  $ZodISODuration.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function duration2(params) {
  return _isoDuration(ZodISODuration, params);
}

// node_modules/zod/v4/classic/errors.js
var initializer2 = (inst, issues) => {
  $ZodError.init(inst, issues);
  inst.name = "ZodError";
  Object.defineProperties(inst, {
    format: {
      value: (mapper) => formatError(inst, mapper)
      // enumerable: false,
    },
    flatten: {
      value: (mapper) => flattenError(inst, mapper)
      // enumerable: false,
    },
    addIssue: {
      value: (issue2) => {
        inst.issues.push(issue2);
        inst.message = JSON.stringify(inst.issues, jsonStringifyReplacer, 2);
      }
      // enumerable: false,
    },
    addIssues: {
      value: (issues2) => {
        inst.issues.push(...issues2);
        inst.message = JSON.stringify(inst.issues, jsonStringifyReplacer, 2);
      }
      // enumerable: false,
    },
    isEmpty: {
      get() {
        return inst.issues.length === 0;
      }
      // enumerable: false,
    }
  });
};
var ZodError = $constructor("ZodError", initializer2);
var ZodRealError = $constructor("ZodError", initializer2, {
  Parent: Error
});

// node_modules/zod/v4/classic/parse.js
var parse2 = /* @__PURE__ */ _parse(ZodRealError);
var parseAsync2 = /* @__PURE__ */ _parseAsync(ZodRealError);
var safeParse2 = /* @__PURE__ */ _safeParse(ZodRealError);
var safeParseAsync2 = /* @__PURE__ */ _safeParseAsync(ZodRealError);
var encode2 = /* @__PURE__ */ _encode(ZodRealError);
var decode2 = /* @__PURE__ */ _decode(ZodRealError);
var encodeAsync2 = /* @__PURE__ */ _encodeAsync(ZodRealError);
var decodeAsync2 = /* @__PURE__ */ _decodeAsync(ZodRealError);
var safeEncode2 = /* @__PURE__ */ _safeEncode(ZodRealError);
var safeDecode2 = /* @__PURE__ */ _safeDecode(ZodRealError);
var safeEncodeAsync2 = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
var safeDecodeAsync2 = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);

// node_modules/zod/v4/classic/schemas.js
var ZodType = /* @__PURE__ */ $constructor("ZodType", (inst, def) => {
  $ZodType.init(inst, def);
  inst.def = def;
  inst.type = def.type;
  Object.defineProperty(inst, "_def", { value: def });
  inst.check = (...checks) => {
    return inst.clone(
      {
        ...def,
        checks: [
          ...def.checks ?? [],
          ...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
        ]
      }
      // { parent: true }
    );
  };
  inst.clone = (def2, params) => clone(inst, def2, params);
  inst.brand = () => inst;
  inst.register = ((reg, meta) => {
    reg.add(inst, meta);
    return inst;
  });
  inst.parse = (data, params) => parse2(inst, data, params, { callee: inst.parse });
  inst.safeParse = (data, params) => safeParse2(inst, data, params);
  inst.parseAsync = async (data, params) => parseAsync2(inst, data, params, { callee: inst.parseAsync });
  inst.safeParseAsync = async (data, params) => safeParseAsync2(inst, data, params);
  inst.spa = inst.safeParseAsync;
  inst.encode = (data, params) => encode2(inst, data, params);
  inst.decode = (data, params) => decode2(inst, data, params);
  inst.encodeAsync = async (data, params) => encodeAsync2(inst, data, params);
  inst.decodeAsync = async (data, params) => decodeAsync2(inst, data, params);
  inst.safeEncode = (data, params) => safeEncode2(inst, data, params);
  inst.safeDecode = (data, params) => safeDecode2(inst, data, params);
  inst.safeEncodeAsync = async (data, params) => safeEncodeAsync2(inst, data, params);
  inst.safeDecodeAsync = async (data, params) => safeDecodeAsync2(inst, data, params);
  inst.refine = (check2, params) => inst.check(refine(check2, params));
  inst.superRefine = (refinement) => inst.check(superRefine(refinement));
  inst.overwrite = (fn) => inst.check(_overwrite(fn));
  inst.optional = () => optional(inst);
  inst.nullable = () => nullable(inst);
  inst.nullish = () => optional(nullable(inst));
  inst.nonoptional = (params) => nonoptional(inst, params);
  inst.array = () => array(inst);
  inst.or = (arg) => union([inst, arg]);
  inst.and = (arg) => intersection(inst, arg);
  inst.transform = (tx) => pipe(inst, transform(tx));
  inst.default = (def2) => _default2(inst, def2);
  inst.prefault = (def2) => prefault(inst, def2);
  inst.catch = (params) => _catch2(inst, params);
  inst.pipe = (target) => pipe(inst, target);
  inst.readonly = () => readonly(inst);
  inst.describe = (description) => {
    const cl = inst.clone();
    globalRegistry.add(cl, { description });
    return cl;
  };
  Object.defineProperty(inst, "description", {
    get() {
      return globalRegistry.get(inst)?.description;
    },
    configurable: true
  });
  inst.meta = (...args) => {
    if (args.length === 0) {
      return globalRegistry.get(inst);
    }
    const cl = inst.clone();
    globalRegistry.add(cl, args[0]);
    return cl;
  };
  inst.isOptional = () => inst.safeParse(void 0).success;
  inst.isNullable = () => inst.safeParse(null).success;
  return inst;
});
var _ZodString = /* @__PURE__ */ $constructor("_ZodString", (inst, def) => {
  $ZodString.init(inst, def);
  ZodType.init(inst, def);
  const bag = inst._zod.bag;
  inst.format = bag.format ?? null;
  inst.minLength = bag.minimum ?? null;
  inst.maxLength = bag.maximum ?? null;
  inst.regex = (...args) => inst.check(_regex(...args));
  inst.includes = (...args) => inst.check(_includes(...args));
  inst.startsWith = (...args) => inst.check(_startsWith(...args));
  inst.endsWith = (...args) => inst.check(_endsWith(...args));
  inst.min = (...args) => inst.check(_minLength(...args));
  inst.max = (...args) => inst.check(_maxLength(...args));
  inst.length = (...args) => inst.check(_length(...args));
  inst.nonempty = (...args) => inst.check(_minLength(1, ...args));
  inst.lowercase = (params) => inst.check(_lowercase(params));
  inst.uppercase = (params) => inst.check(_uppercase(params));
  inst.trim = () => inst.check(_trim());
  inst.normalize = (...args) => inst.check(_normalize(...args));
  inst.toLowerCase = () => inst.check(_toLowerCase());
  inst.toUpperCase = () => inst.check(_toUpperCase());
});
var ZodString = /* @__PURE__ */ $constructor("ZodString", (inst, def) => {
  $ZodString.init(inst, def);
  _ZodString.init(inst, def);
  inst.email = (params) => inst.check(_email(ZodEmail, params));
  inst.url = (params) => inst.check(_url(ZodURL, params));
  inst.jwt = (params) => inst.check(_jwt(ZodJWT, params));
  inst.emoji = (params) => inst.check(_emoji2(ZodEmoji, params));
  inst.guid = (params) => inst.check(_guid(ZodGUID, params));
  inst.uuid = (params) => inst.check(_uuid(ZodUUID, params));
  inst.uuidv4 = (params) => inst.check(_uuidv4(ZodUUID, params));
  inst.uuidv6 = (params) => inst.check(_uuidv6(ZodUUID, params));
  inst.uuidv7 = (params) => inst.check(_uuidv7(ZodUUID, params));
  inst.nanoid = (params) => inst.check(_nanoid(ZodNanoID, params));
  inst.guid = (params) => inst.check(_guid(ZodGUID, params));
  inst.cuid = (params) => inst.check(_cuid(ZodCUID, params));
  inst.cuid2 = (params) => inst.check(_cuid2(ZodCUID2, params));
  inst.ulid = (params) => inst.check(_ulid(ZodULID, params));
  inst.base64 = (params) => inst.check(_base64(ZodBase64, params));
  inst.base64url = (params) => inst.check(_base64url(ZodBase64URL, params));
  inst.xid = (params) => inst.check(_xid(ZodXID, params));
  inst.ksuid = (params) => inst.check(_ksuid(ZodKSUID, params));
  inst.ipv4 = (params) => inst.check(_ipv4(ZodIPv4, params));
  inst.ipv6 = (params) => inst.check(_ipv6(ZodIPv6, params));
  inst.cidrv4 = (params) => inst.check(_cidrv4(ZodCIDRv4, params));
  inst.cidrv6 = (params) => inst.check(_cidrv6(ZodCIDRv6, params));
  inst.e164 = (params) => inst.check(_e164(ZodE164, params));
  inst.datetime = (params) => inst.check(datetime2(params));
  inst.date = (params) => inst.check(date2(params));
  inst.time = (params) => inst.check(time2(params));
  inst.duration = (params) => inst.check(duration2(params));
});
function string2(params) {
  return _string(ZodString, params);
}
var ZodStringFormat = /* @__PURE__ */ $constructor("ZodStringFormat", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  _ZodString.init(inst, def);
});
var ZodEmail = /* @__PURE__ */ $constructor("ZodEmail", (inst, def) => {
  $ZodEmail.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function email2(params) {
  return _email(ZodEmail, params);
}
var ZodGUID = /* @__PURE__ */ $constructor("ZodGUID", (inst, def) => {
  $ZodGUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function guid2(params) {
  return _guid(ZodGUID, params);
}
var ZodUUID = /* @__PURE__ */ $constructor("ZodUUID", (inst, def) => {
  $ZodUUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function uuid2(params) {
  return _uuid(ZodUUID, params);
}
function uuidv4(params) {
  return _uuidv4(ZodUUID, params);
}
function uuidv6(params) {
  return _uuidv6(ZodUUID, params);
}
function uuidv7(params) {
  return _uuidv7(ZodUUID, params);
}
var ZodURL = /* @__PURE__ */ $constructor("ZodURL", (inst, def) => {
  $ZodURL.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function url(params) {
  return _url(ZodURL, params);
}
function httpUrl(params) {
  return _url(ZodURL, {
    protocol: /^https?$/,
    hostname: regexes_exports.domain,
    ...util_exports.normalizeParams(params)
  });
}
var ZodEmoji = /* @__PURE__ */ $constructor("ZodEmoji", (inst, def) => {
  $ZodEmoji.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function emoji2(params) {
  return _emoji2(ZodEmoji, params);
}
var ZodNanoID = /* @__PURE__ */ $constructor("ZodNanoID", (inst, def) => {
  $ZodNanoID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function nanoid2(params) {
  return _nanoid(ZodNanoID, params);
}
var ZodCUID = /* @__PURE__ */ $constructor("ZodCUID", (inst, def) => {
  $ZodCUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function cuid3(params) {
  return _cuid(ZodCUID, params);
}
var ZodCUID2 = /* @__PURE__ */ $constructor("ZodCUID2", (inst, def) => {
  $ZodCUID2.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function cuid22(params) {
  return _cuid2(ZodCUID2, params);
}
var ZodULID = /* @__PURE__ */ $constructor("ZodULID", (inst, def) => {
  $ZodULID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function ulid2(params) {
  return _ulid(ZodULID, params);
}
var ZodXID = /* @__PURE__ */ $constructor("ZodXID", (inst, def) => {
  $ZodXID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function xid2(params) {
  return _xid(ZodXID, params);
}
var ZodKSUID = /* @__PURE__ */ $constructor("ZodKSUID", (inst, def) => {
  $ZodKSUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function ksuid2(params) {
  return _ksuid(ZodKSUID, params);
}
var ZodIPv4 = /* @__PURE__ */ $constructor("ZodIPv4", (inst, def) => {
  $ZodIPv4.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function ipv42(params) {
  return _ipv4(ZodIPv4, params);
}
var ZodIPv6 = /* @__PURE__ */ $constructor("ZodIPv6", (inst, def) => {
  $ZodIPv6.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function ipv62(params) {
  return _ipv6(ZodIPv6, params);
}
var ZodCIDRv4 = /* @__PURE__ */ $constructor("ZodCIDRv4", (inst, def) => {
  $ZodCIDRv4.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function cidrv42(params) {
  return _cidrv4(ZodCIDRv4, params);
}
var ZodCIDRv6 = /* @__PURE__ */ $constructor("ZodCIDRv6", (inst, def) => {
  $ZodCIDRv6.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function cidrv62(params) {
  return _cidrv6(ZodCIDRv6, params);
}
var ZodBase64 = /* @__PURE__ */ $constructor("ZodBase64", (inst, def) => {
  $ZodBase64.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function base642(params) {
  return _base64(ZodBase64, params);
}
var ZodBase64URL = /* @__PURE__ */ $constructor("ZodBase64URL", (inst, def) => {
  $ZodBase64URL.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function base64url2(params) {
  return _base64url(ZodBase64URL, params);
}
var ZodE164 = /* @__PURE__ */ $constructor("ZodE164", (inst, def) => {
  $ZodE164.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function e1642(params) {
  return _e164(ZodE164, params);
}
var ZodJWT = /* @__PURE__ */ $constructor("ZodJWT", (inst, def) => {
  $ZodJWT.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function jwt(params) {
  return _jwt(ZodJWT, params);
}
var ZodCustomStringFormat = /* @__PURE__ */ $constructor("ZodCustomStringFormat", (inst, def) => {
  $ZodCustomStringFormat.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function stringFormat(format2, fnOrRegex, _params = {}) {
  return _stringFormat(ZodCustomStringFormat, format2, fnOrRegex, _params);
}
function hostname2(_params) {
  return _stringFormat(ZodCustomStringFormat, "hostname", regexes_exports.hostname, _params);
}
function hex2(_params) {
  return _stringFormat(ZodCustomStringFormat, "hex", regexes_exports.hex, _params);
}
function hash(alg, params) {
  const enc = params?.enc ?? "hex";
  const format2 = `${alg}_${enc}`;
  const regex = regexes_exports[format2];
  if (!regex)
    throw new Error(`Unrecognized hash format: ${format2}`);
  return _stringFormat(ZodCustomStringFormat, format2, regex, params);
}
var ZodNumber = /* @__PURE__ */ $constructor("ZodNumber", (inst, def) => {
  $ZodNumber.init(inst, def);
  ZodType.init(inst, def);
  inst.gt = (value, params) => inst.check(_gt(value, params));
  inst.gte = (value, params) => inst.check(_gte(value, params));
  inst.min = (value, params) => inst.check(_gte(value, params));
  inst.lt = (value, params) => inst.check(_lt(value, params));
  inst.lte = (value, params) => inst.check(_lte(value, params));
  inst.max = (value, params) => inst.check(_lte(value, params));
  inst.int = (params) => inst.check(int(params));
  inst.safe = (params) => inst.check(int(params));
  inst.positive = (params) => inst.check(_gt(0, params));
  inst.nonnegative = (params) => inst.check(_gte(0, params));
  inst.negative = (params) => inst.check(_lt(0, params));
  inst.nonpositive = (params) => inst.check(_lte(0, params));
  inst.multipleOf = (value, params) => inst.check(_multipleOf(value, params));
  inst.step = (value, params) => inst.check(_multipleOf(value, params));
  inst.finite = () => inst;
  const bag = inst._zod.bag;
  inst.minValue = Math.max(bag.minimum ?? Number.NEGATIVE_INFINITY, bag.exclusiveMinimum ?? Number.NEGATIVE_INFINITY) ?? null;
  inst.maxValue = Math.min(bag.maximum ?? Number.POSITIVE_INFINITY, bag.exclusiveMaximum ?? Number.POSITIVE_INFINITY) ?? null;
  inst.isInt = (bag.format ?? "").includes("int") || Number.isSafeInteger(bag.multipleOf ?? 0.5);
  inst.isFinite = true;
  inst.format = bag.format ?? null;
});
function number2(params) {
  return _number(ZodNumber, params);
}
var ZodNumberFormat = /* @__PURE__ */ $constructor("ZodNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def);
  ZodNumber.init(inst, def);
});
function int(params) {
  return _int(ZodNumberFormat, params);
}
function float32(params) {
  return _float32(ZodNumberFormat, params);
}
function float64(params) {
  return _float64(ZodNumberFormat, params);
}
function int32(params) {
  return _int32(ZodNumberFormat, params);
}
function uint32(params) {
  return _uint32(ZodNumberFormat, params);
}
var ZodBoolean = /* @__PURE__ */ $constructor("ZodBoolean", (inst, def) => {
  $ZodBoolean.init(inst, def);
  ZodType.init(inst, def);
});
function boolean2(params) {
  return _boolean(ZodBoolean, params);
}
var ZodBigInt = /* @__PURE__ */ $constructor("ZodBigInt", (inst, def) => {
  $ZodBigInt.init(inst, def);
  ZodType.init(inst, def);
  inst.gte = (value, params) => inst.check(_gte(value, params));
  inst.min = (value, params) => inst.check(_gte(value, params));
  inst.gt = (value, params) => inst.check(_gt(value, params));
  inst.gte = (value, params) => inst.check(_gte(value, params));
  inst.min = (value, params) => inst.check(_gte(value, params));
  inst.lt = (value, params) => inst.check(_lt(value, params));
  inst.lte = (value, params) => inst.check(_lte(value, params));
  inst.max = (value, params) => inst.check(_lte(value, params));
  inst.positive = (params) => inst.check(_gt(BigInt(0), params));
  inst.negative = (params) => inst.check(_lt(BigInt(0), params));
  inst.nonpositive = (params) => inst.check(_lte(BigInt(0), params));
  inst.nonnegative = (params) => inst.check(_gte(BigInt(0), params));
  inst.multipleOf = (value, params) => inst.check(_multipleOf(value, params));
  const bag = inst._zod.bag;
  inst.minValue = bag.minimum ?? null;
  inst.maxValue = bag.maximum ?? null;
  inst.format = bag.format ?? null;
});
function bigint2(params) {
  return _bigint(ZodBigInt, params);
}
var ZodBigIntFormat = /* @__PURE__ */ $constructor("ZodBigIntFormat", (inst, def) => {
  $ZodBigIntFormat.init(inst, def);
  ZodBigInt.init(inst, def);
});
function int64(params) {
  return _int64(ZodBigIntFormat, params);
}
function uint64(params) {
  return _uint64(ZodBigIntFormat, params);
}
var ZodSymbol = /* @__PURE__ */ $constructor("ZodSymbol", (inst, def) => {
  $ZodSymbol.init(inst, def);
  ZodType.init(inst, def);
});
function symbol(params) {
  return _symbol(ZodSymbol, params);
}
var ZodUndefined = /* @__PURE__ */ $constructor("ZodUndefined", (inst, def) => {
  $ZodUndefined.init(inst, def);
  ZodType.init(inst, def);
});
function _undefined3(params) {
  return _undefined2(ZodUndefined, params);
}
var ZodNull = /* @__PURE__ */ $constructor("ZodNull", (inst, def) => {
  $ZodNull.init(inst, def);
  ZodType.init(inst, def);
});
function _null3(params) {
  return _null2(ZodNull, params);
}
var ZodAny = /* @__PURE__ */ $constructor("ZodAny", (inst, def) => {
  $ZodAny.init(inst, def);
  ZodType.init(inst, def);
});
function any() {
  return _any(ZodAny);
}
var ZodUnknown = /* @__PURE__ */ $constructor("ZodUnknown", (inst, def) => {
  $ZodUnknown.init(inst, def);
  ZodType.init(inst, def);
});
function unknown() {
  return _unknown(ZodUnknown);
}
var ZodNever = /* @__PURE__ */ $constructor("ZodNever", (inst, def) => {
  $ZodNever.init(inst, def);
  ZodType.init(inst, def);
});
function never(params) {
  return _never(ZodNever, params);
}
var ZodVoid = /* @__PURE__ */ $constructor("ZodVoid", (inst, def) => {
  $ZodVoid.init(inst, def);
  ZodType.init(inst, def);
});
function _void2(params) {
  return _void(ZodVoid, params);
}
var ZodDate = /* @__PURE__ */ $constructor("ZodDate", (inst, def) => {
  $ZodDate.init(inst, def);
  ZodType.init(inst, def);
  inst.min = (value, params) => inst.check(_gte(value, params));
  inst.max = (value, params) => inst.check(_lte(value, params));
  const c = inst._zod.bag;
  inst.minDate = c.minimum ? new Date(c.minimum) : null;
  inst.maxDate = c.maximum ? new Date(c.maximum) : null;
});
function date3(params) {
  return _date(ZodDate, params);
}
var ZodArray = /* @__PURE__ */ $constructor("ZodArray", (inst, def) => {
  $ZodArray.init(inst, def);
  ZodType.init(inst, def);
  inst.element = def.element;
  inst.min = (minLength, params) => inst.check(_minLength(minLength, params));
  inst.nonempty = (params) => inst.check(_minLength(1, params));
  inst.max = (maxLength, params) => inst.check(_maxLength(maxLength, params));
  inst.length = (len, params) => inst.check(_length(len, params));
  inst.unwrap = () => inst.element;
});
function array(element, params) {
  return _array(ZodArray, element, params);
}
function keyof(schema) {
  const shape = schema._zod.def.shape;
  return _enum2(Object.keys(shape));
}
var ZodObject = /* @__PURE__ */ $constructor("ZodObject", (inst, def) => {
  $ZodObjectJIT.init(inst, def);
  ZodType.init(inst, def);
  util_exports.defineLazy(inst, "shape", () => def.shape);
  inst.keyof = () => _enum2(Object.keys(inst._zod.def.shape));
  inst.catchall = (catchall) => inst.clone({ ...inst._zod.def, catchall });
  inst.passthrough = () => inst.clone({ ...inst._zod.def, catchall: unknown() });
  inst.loose = () => inst.clone({ ...inst._zod.def, catchall: unknown() });
  inst.strict = () => inst.clone({ ...inst._zod.def, catchall: never() });
  inst.strip = () => inst.clone({ ...inst._zod.def, catchall: void 0 });
  inst.extend = (incoming) => {
    return util_exports.extend(inst, incoming);
  };
  inst.safeExtend = (incoming) => {
    return util_exports.safeExtend(inst, incoming);
  };
  inst.merge = (other) => util_exports.merge(inst, other);
  inst.pick = (mask) => util_exports.pick(inst, mask);
  inst.omit = (mask) => util_exports.omit(inst, mask);
  inst.partial = (...args) => util_exports.partial(ZodOptional, inst, args[0]);
  inst.required = (...args) => util_exports.required(ZodNonOptional, inst, args[0]);
});
function object(shape, params) {
  const def = {
    type: "object",
    get shape() {
      util_exports.assignProp(this, "shape", shape ? util_exports.objectClone(shape) : {});
      return this.shape;
    },
    ...util_exports.normalizeParams(params)
  };
  return new ZodObject(def);
}
function strictObject(shape, params) {
  return new ZodObject({
    type: "object",
    get shape() {
      util_exports.assignProp(this, "shape", util_exports.objectClone(shape));
      return this.shape;
    },
    catchall: never(),
    ...util_exports.normalizeParams(params)
  });
}
function looseObject(shape, params) {
  return new ZodObject({
    type: "object",
    get shape() {
      util_exports.assignProp(this, "shape", util_exports.objectClone(shape));
      return this.shape;
    },
    catchall: unknown(),
    ...util_exports.normalizeParams(params)
  });
}
var ZodUnion = /* @__PURE__ */ $constructor("ZodUnion", (inst, def) => {
  $ZodUnion.init(inst, def);
  ZodType.init(inst, def);
  inst.options = def.options;
});
function union(options, params) {
  return new ZodUnion({
    type: "union",
    options,
    ...util_exports.normalizeParams(params)
  });
}
var ZodDiscriminatedUnion = /* @__PURE__ */ $constructor("ZodDiscriminatedUnion", (inst, def) => {
  ZodUnion.init(inst, def);
  $ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
  return new ZodDiscriminatedUnion({
    type: "union",
    options,
    discriminator,
    ...util_exports.normalizeParams(params)
  });
}
var ZodIntersection = /* @__PURE__ */ $constructor("ZodIntersection", (inst, def) => {
  $ZodIntersection.init(inst, def);
  ZodType.init(inst, def);
});
function intersection(left, right) {
  return new ZodIntersection({
    type: "intersection",
    left,
    right
  });
}
var ZodTuple = /* @__PURE__ */ $constructor("ZodTuple", (inst, def) => {
  $ZodTuple.init(inst, def);
  ZodType.init(inst, def);
  inst.rest = (rest) => inst.clone({
    ...inst._zod.def,
    rest
  });
});
function tuple(items, _paramsOrRest, _params) {
  const hasRest = _paramsOrRest instanceof $ZodType;
  const params = hasRest ? _params : _paramsOrRest;
  const rest = hasRest ? _paramsOrRest : null;
  return new ZodTuple({
    type: "tuple",
    items,
    rest,
    ...util_exports.normalizeParams(params)
  });
}
var ZodRecord = /* @__PURE__ */ $constructor("ZodRecord", (inst, def) => {
  $ZodRecord.init(inst, def);
  ZodType.init(inst, def);
  inst.keyType = def.keyType;
  inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
  return new ZodRecord({
    type: "record",
    keyType,
    valueType,
    ...util_exports.normalizeParams(params)
  });
}
function partialRecord(keyType, valueType, params) {
  const k = clone(keyType);
  k._zod.values = void 0;
  return new ZodRecord({
    type: "record",
    keyType: k,
    valueType,
    ...util_exports.normalizeParams(params)
  });
}
var ZodMap = /* @__PURE__ */ $constructor("ZodMap", (inst, def) => {
  $ZodMap.init(inst, def);
  ZodType.init(inst, def);
  inst.keyType = def.keyType;
  inst.valueType = def.valueType;
});
function map(keyType, valueType, params) {
  return new ZodMap({
    type: "map",
    keyType,
    valueType,
    ...util_exports.normalizeParams(params)
  });
}
var ZodSet = /* @__PURE__ */ $constructor("ZodSet", (inst, def) => {
  $ZodSet.init(inst, def);
  ZodType.init(inst, def);
  inst.min = (...args) => inst.check(_minSize(...args));
  inst.nonempty = (params) => inst.check(_minSize(1, params));
  inst.max = (...args) => inst.check(_maxSize(...args));
  inst.size = (...args) => inst.check(_size(...args));
});
function set(valueType, params) {
  return new ZodSet({
    type: "set",
    valueType,
    ...util_exports.normalizeParams(params)
  });
}
var ZodEnum = /* @__PURE__ */ $constructor("ZodEnum", (inst, def) => {
  $ZodEnum.init(inst, def);
  ZodType.init(inst, def);
  inst.enum = def.entries;
  inst.options = Object.values(def.entries);
  const keys = new Set(Object.keys(def.entries));
  inst.extract = (values, params) => {
    const newEntries = {};
    for (const value of values) {
      if (keys.has(value)) {
        newEntries[value] = def.entries[value];
      } else
        throw new Error(`Key ${value} not found in enum`);
    }
    return new ZodEnum({
      ...def,
      checks: [],
      ...util_exports.normalizeParams(params),
      entries: newEntries
    });
  };
  inst.exclude = (values, params) => {
    const newEntries = { ...def.entries };
    for (const value of values) {
      if (keys.has(value)) {
        delete newEntries[value];
      } else
        throw new Error(`Key ${value} not found in enum`);
    }
    return new ZodEnum({
      ...def,
      checks: [],
      ...util_exports.normalizeParams(params),
      entries: newEntries
    });
  };
});
function _enum2(values, params) {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return new ZodEnum({
    type: "enum",
    entries,
    ...util_exports.normalizeParams(params)
  });
}
function nativeEnum(entries, params) {
  return new ZodEnum({
    type: "enum",
    entries,
    ...util_exports.normalizeParams(params)
  });
}
var ZodLiteral = /* @__PURE__ */ $constructor("ZodLiteral", (inst, def) => {
  $ZodLiteral.init(inst, def);
  ZodType.init(inst, def);
  inst.values = new Set(def.values);
  Object.defineProperty(inst, "value", {
    get() {
      if (def.values.length > 1) {
        throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
      }
      return def.values[0];
    }
  });
});
function literal(value, params) {
  return new ZodLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...util_exports.normalizeParams(params)
  });
}
var ZodFile = /* @__PURE__ */ $constructor("ZodFile", (inst, def) => {
  $ZodFile.init(inst, def);
  ZodType.init(inst, def);
  inst.min = (size, params) => inst.check(_minSize(size, params));
  inst.max = (size, params) => inst.check(_maxSize(size, params));
  inst.mime = (types, params) => inst.check(_mime(Array.isArray(types) ? types : [types], params));
});
function file(params) {
  return _file(ZodFile, params);
}
var ZodTransform = /* @__PURE__ */ $constructor("ZodTransform", (inst, def) => {
  $ZodTransform.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    if (_ctx.direction === "backward") {
      throw new $ZodEncodeError(inst.constructor.name);
    }
    payload.addIssue = (issue2) => {
      if (typeof issue2 === "string") {
        payload.issues.push(util_exports.issue(issue2, payload.value, def));
      } else {
        const _issue = issue2;
        if (_issue.fatal)
          _issue.continue = false;
        _issue.code ?? (_issue.code = "custom");
        _issue.input ?? (_issue.input = payload.value);
        _issue.inst ?? (_issue.inst = inst);
        payload.issues.push(util_exports.issue(_issue));
      }
    };
    const output = def.transform(payload.value, payload);
    if (output instanceof Promise) {
      return output.then((output2) => {
        payload.value = output2;
        return payload;
      });
    }
    payload.value = output;
    return payload;
  };
});
function transform(fn) {
  return new ZodTransform({
    type: "transform",
    transform: fn
  });
}
var ZodOptional = /* @__PURE__ */ $constructor("ZodOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  ZodType.init(inst, def);
  inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
  return new ZodOptional({
    type: "optional",
    innerType
  });
}
var ZodNullable = /* @__PURE__ */ $constructor("ZodNullable", (inst, def) => {
  $ZodNullable.init(inst, def);
  ZodType.init(inst, def);
  inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
  return new ZodNullable({
    type: "nullable",
    innerType
  });
}
function nullish2(innerType) {
  return optional(nullable(innerType));
}
var ZodDefault = /* @__PURE__ */ $constructor("ZodDefault", (inst, def) => {
  $ZodDefault.init(inst, def);
  ZodType.init(inst, def);
  inst.unwrap = () => inst._zod.def.innerType;
  inst.removeDefault = inst.unwrap;
});
function _default2(innerType, defaultValue) {
  return new ZodDefault({
    type: "default",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : util_exports.shallowClone(defaultValue);
    }
  });
}
var ZodPrefault = /* @__PURE__ */ $constructor("ZodPrefault", (inst, def) => {
  $ZodPrefault.init(inst, def);
  ZodType.init(inst, def);
  inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
  return new ZodPrefault({
    type: "prefault",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : util_exports.shallowClone(defaultValue);
    }
  });
}
var ZodNonOptional = /* @__PURE__ */ $constructor("ZodNonOptional", (inst, def) => {
  $ZodNonOptional.init(inst, def);
  ZodType.init(inst, def);
  inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
  return new ZodNonOptional({
    type: "nonoptional",
    innerType,
    ...util_exports.normalizeParams(params)
  });
}
var ZodSuccess = /* @__PURE__ */ $constructor("ZodSuccess", (inst, def) => {
  $ZodSuccess.init(inst, def);
  ZodType.init(inst, def);
  inst.unwrap = () => inst._zod.def.innerType;
});
function success(innerType) {
  return new ZodSuccess({
    type: "success",
    innerType
  });
}
var ZodCatch = /* @__PURE__ */ $constructor("ZodCatch", (inst, def) => {
  $ZodCatch.init(inst, def);
  ZodType.init(inst, def);
  inst.unwrap = () => inst._zod.def.innerType;
  inst.removeCatch = inst.unwrap;
});
function _catch2(innerType, catchValue) {
  return new ZodCatch({
    type: "catch",
    innerType,
    catchValue: typeof catchValue === "function" ? catchValue : () => catchValue
  });
}
var ZodNaN = /* @__PURE__ */ $constructor("ZodNaN", (inst, def) => {
  $ZodNaN.init(inst, def);
  ZodType.init(inst, def);
});
function nan(params) {
  return _nan(ZodNaN, params);
}
var ZodPipe = /* @__PURE__ */ $constructor("ZodPipe", (inst, def) => {
  $ZodPipe.init(inst, def);
  ZodType.init(inst, def);
  inst.in = def.in;
  inst.out = def.out;
});
function pipe(in_, out) {
  return new ZodPipe({
    type: "pipe",
    in: in_,
    out
    // ...util.normalizeParams(params),
  });
}
var ZodCodec = /* @__PURE__ */ $constructor("ZodCodec", (inst, def) => {
  ZodPipe.init(inst, def);
  $ZodCodec.init(inst, def);
});
function codec(in_, out, params) {
  return new ZodCodec({
    type: "pipe",
    in: in_,
    out,
    transform: params.decode,
    reverseTransform: params.encode
  });
}
var ZodReadonly = /* @__PURE__ */ $constructor("ZodReadonly", (inst, def) => {
  $ZodReadonly.init(inst, def);
  ZodType.init(inst, def);
  inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
  return new ZodReadonly({
    type: "readonly",
    innerType
  });
}
var ZodTemplateLiteral = /* @__PURE__ */ $constructor("ZodTemplateLiteral", (inst, def) => {
  $ZodTemplateLiteral.init(inst, def);
  ZodType.init(inst, def);
});
function templateLiteral(parts2, params) {
  return new ZodTemplateLiteral({
    type: "template_literal",
    parts: parts2,
    ...util_exports.normalizeParams(params)
  });
}
var ZodLazy = /* @__PURE__ */ $constructor("ZodLazy", (inst, def) => {
  $ZodLazy.init(inst, def);
  ZodType.init(inst, def);
  inst.unwrap = () => inst._zod.def.getter();
});
function lazy(getter) {
  return new ZodLazy({
    type: "lazy",
    getter
  });
}
var ZodPromise = /* @__PURE__ */ $constructor("ZodPromise", (inst, def) => {
  $ZodPromise.init(inst, def);
  ZodType.init(inst, def);
  inst.unwrap = () => inst._zod.def.innerType;
});
function promise(innerType) {
  return new ZodPromise({
    type: "promise",
    innerType
  });
}
var ZodFunction = /* @__PURE__ */ $constructor("ZodFunction", (inst, def) => {
  $ZodFunction.init(inst, def);
  ZodType.init(inst, def);
});
function _function(params) {
  return new ZodFunction({
    type: "function",
    input: Array.isArray(params?.input) ? tuple(params?.input) : params?.input ?? array(unknown()),
    output: params?.output ?? unknown()
  });
}
var ZodCustom = /* @__PURE__ */ $constructor("ZodCustom", (inst, def) => {
  $ZodCustom.init(inst, def);
  ZodType.init(inst, def);
});
function check(fn) {
  const ch = new $ZodCheck({
    check: "custom"
    // ...util.normalizeParams(params),
  });
  ch._zod.check = fn;
  return ch;
}
function custom(fn, _params) {
  return _custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
  return _refine(ZodCustom, fn, _params);
}
function superRefine(fn) {
  return _superRefine(fn);
}
function _instanceof(cls, params = {
  error: `Input not instance of ${cls.name}`
}) {
  const inst = new ZodCustom({
    type: "custom",
    check: "custom",
    fn: (data) => data instanceof cls,
    abort: true,
    ...util_exports.normalizeParams(params)
  });
  inst._zod.bag.Class = cls;
  return inst;
}
var stringbool = (...args) => _stringbool({
  Codec: ZodCodec,
  Boolean: ZodBoolean,
  String: ZodString
}, ...args);
function json(params) {
  const jsonSchema = lazy(() => {
    return union([string2(params), number2(), boolean2(), _null3(), array(jsonSchema), record(string2(), jsonSchema)]);
  });
  return jsonSchema;
}
function preprocess(fn, schema) {
  return pipe(transform(fn), schema);
}

// node_modules/zod/v4/classic/compat.js
var ZodIssueCode = {
  invalid_type: "invalid_type",
  too_big: "too_big",
  too_small: "too_small",
  invalid_format: "invalid_format",
  not_multiple_of: "not_multiple_of",
  unrecognized_keys: "unrecognized_keys",
  invalid_union: "invalid_union",
  invalid_key: "invalid_key",
  invalid_element: "invalid_element",
  invalid_value: "invalid_value",
  custom: "custom"
};
function setErrorMap(map2) {
  config({
    customError: map2
  });
}
function getErrorMap() {
  return config().customError;
}
var ZodFirstPartyTypeKind;
/* @__PURE__ */ (function(ZodFirstPartyTypeKind2) {
})(ZodFirstPartyTypeKind || (ZodFirstPartyTypeKind = {}));

// node_modules/zod/v4/classic/coerce.js
var coerce_exports = {};
__export(coerce_exports, {
  bigint: () => bigint3,
  boolean: () => boolean3,
  date: () => date4,
  number: () => number3,
  string: () => string3
});
function string3(params) {
  return _coercedString(ZodString, params);
}
function number3(params) {
  return _coercedNumber(ZodNumber, params);
}
function boolean3(params) {
  return _coercedBoolean(ZodBoolean, params);
}
function bigint3(params) {
  return _coercedBigint(ZodBigInt, params);
}
function date4(params) {
  return _coercedDate(ZodDate, params);
}

// node_modules/zod/v4/classic/external.js
config(en_default());

// src/core/messages/message.ts
function fill(text3, params, language) {
  return text3[language].replace(/\{([a-z_]+)\}/gi, (whole3, name) => {
    const value = params[name];
    return value === void 0 ? whole3 : String(value);
  });
}

// src/core/messages/run.ts
var RUN_TEXTS = {
  gate_closed: {
    en: "The gate is shut: {violations}. Do what the instructions say, then send {event} again.",
    zh: "关口未开：{violations}。请按指示处理，然后重新发送 {event}。"
  },
  suspended_now: {
    en: "{event} was taken down, and the run is suspended: only a person can let it go on. Show them the question and wait.",
    zh: "{event} 已记录，但流程已挂起：只有用户能让它继续。请把问题展示给用户并等待。"
  },
  early_deliverable: {
    en: "{paths} belongs to a later phase. Finish this phase first; a later phase may have to write it anew.",
    zh: "{paths} 属于后面的阶段。请先完成本阶段；到时可能需要重写。"
  },
  foreign_run: {
    en: 'The worktree is bound by the run "{description}" ({run}), live since {since}. Work in its session, or let a person end it with `intervention runs end`.',
    zh: "此工作树受流程“{description}”（{run}）约束，自 {since} 起进行中。请在其会话中工作，或由用户用 `intervention runs end` 结束它。"
  },
  switched_off: {
    en: "The guard is switched off by its configuration (enabled: false). A person switches it on; then call pipeline_start again.",
    zh: "守卫已被配置关闭（enabled: false）。请用户将其打开，然后重新调用 pipeline_start。"
  },
  gate_changed_sources: {
    en: "Source files were just put back, so what the tests proved is older than they are. Run the tests again, then send {event} again.",
    zh: "源文件刚被恢复，之前的测试结果已不作数。请重新运行测试，然后再发送 {event}。"
  },
  gate_unattributed: {
    en: "These files changed while no call of yours ran: {paths}. If a person changed them, the person says so with `intervention mine {first}`; then send {event} again.",
    zh: "下列文件在你没有任何调用运行时发生了变化：{paths}。若是用户所改，请用户执行 `intervention mine {first}` 确认，然后重新发送 {event}。"
  },
  calls_in_flight: {
    en: "Calls of this run are still at work: {calls}. Wait until they have ended, then send {event} again.",
    zh: "本流程仍有调用在执行：{calls}。请等它们结束后再发送 {event}。"
  },
  engine_unavailable: {
    en: "The engine could not be asked ({code}: {message}). Refusals and gate still hold; put the named files right yourself, and let a person run `intervention doctor`.",
    zh: "无法调用引擎（{code}：{message}）。拒绝规则与关口依然有效；请自行改正所列文件，并请用户运行 `intervention doctor`。"
  },
  base_unavailable: {
    en: "The state at the beginning of this phase could not be kept ({message}). Uncommitted files are then only told about, not put back; a person can run `intervention doctor`.",
    zh: "未能保存本阶段开始时的状态（{message}）。未提交的文件此后只会提示而不会恢复；用户可运行 `intervention doctor`。"
  },
  decision_needs_engine: {
    en: "A person has to decide, and the question could not be put because the engine is unavailable. Let a person run `intervention doctor`, then send {event} again.",
    zh: "此处需要用户决定，但引擎不可用，无法提出问题。请用户运行 `intervention doctor`，然后重新发送 {event}。"
  },
  review_reopened: {
    en: "The work changed after its last counted review round, so the review goes on: have it reviewed once more, report the round, then send ralph_terminate.",
    zh: "成果在最后一轮已计评审之后又有改动，评审继续：请再评审一次并报告该轮，然后发送 ralph_terminate。"
  },
  not_a_repository: {
    en: "not_a_repository: a run needs a git work tree with at least one commit. Make a first commit, then call pipeline_start again.",
    zh: "not_a_repository：流程需要至少有一次提交的 git 工作树。请先提交一次，然后重新调用 pipeline_start。"
  },
  config_changed: {
    en: "The configuration was changed during this run and is not in force. It takes effect with the next run, or when a person runs `intervention config accept`.",
    zh: "配置在本流程进行中被修改，尚未生效。它将在下一个流程生效，或由用户执行 `intervention config accept` 后生效。"
  },
  loosened: {
    en: "The configuration loosens these defaults: {keys}. A person can check them with `intervention doctor`.",
    zh: "配置放宽了以下默认项：{keys}。用户可用 `intervention doctor` 查看。"
  },
  flaky: {
    en: "These tests gave both results on one and the same tree: {tests}. Find out why before you rely on them.",
    zh: "下列测试在同一份代码上出现过两种结果：{tests}。请先查明原因再依赖它们。"
  },
  idle_run: {
    en: "This run was idle for more than four hours. To go on with it in another session, let a person write there and call pipeline_resume.",
    zh: "本流程已闲置超过四小时。若要在另一会话继续，请用户先在那里发消息，再调用 pipeline_resume。"
  },
  guard_failed: {
    en: "The guard had an error of its own ({problem}), and a run is live, so nothing is written until it works again. Let a person run `intervention doctor`.",
    zh: "守卫自身出错（{problem}），而流程正在进行，因此在恢复之前不允许写入。请用户运行 `intervention doctor`。"
  },
  tree_unreadable: {
    en: "The work tree could not be read just now, so this checkpoint cannot vouch for it. Send {event} again; if it stays so, let a person run `intervention doctor`.",
    zh: "此刻无法读取工作树，本检查点无法为其担保。请重新发送 {event}；若仍如此，请用户运行 `intervention doctor`。"
  }
};
var runText = (key, params, language) => fill(RUN_TEXTS[key], params, language);

// src/core/messages/teaching.ts
var TEACHING_TEXTS = {
  start: {
    en: "The TDD guard is on. Before you write any business code call the tool tdd_checkpoint with event pipeline_start and a description; afterwards follow what each answer says.",
    zh: "TDD 守卫已启用。在编写任何业务代码之前，请先用事件 pipeline_start（带 description）调用工具 tdd_checkpoint，之后按每次回答的指示进行。"
  },
  documents: {
    en: "The TDD guard is on: phase {phase}, {status}. Write this phase's documents; no business code and no later deliverable yet. Next tdd_checkpoint event: {events}.",
    zh: "TDD 守卫已启用：第 {phase} 阶段，{status}。请编写本阶段的文档；暂不写业务代码，也不写后续阶段的成果。下一个 tdd_checkpoint 事件：{events}。"
  },
  tests: {
    en: "The TDD guard is on: phase {phase}, {status}. Write tests that fail, and at most stubs (bodies that raise, are empty or return one literal); run the tests and see them red. Business code comes in phase 5. Next tdd_checkpoint event: {events}.",
    zh: "TDD 守卫已启用：第 {phase} 阶段，{status}。请编写会失败的测试，最多再写桩（函数体只抛错、为空或返回一个字面量）；运行测试并看到失败。业务代码在第 5 阶段编写。下一个 tdd_checkpoint 事件：{events}。"
  },
  code: {
    en: "The TDD guard is on: phase {phase}, {status}. Write business code until the tests pass; what existing tests expect must not change (if a test is wrong: phase_return to 4, or a person's `intervention allow PATH`). Next tdd_checkpoint event: {events}.",
    zh: "TDD 守卫已启用：第 {phase} 阶段，{status}。请编写业务代码直到测试通过；不得改变已有测试的期望（若测试有误：phase_return 到第 4 阶段，或由用户执行 `intervention allow PATH`）。下一个 tdd_checkpoint 事件：{events}。"
  },
  suspended: {
    en: "The TDD guard has suspended the run: {question} Only a person can decide; show them the question, and read but do not write until then.",
    zh: "TDD 守卫已挂起流程：{question} 只有用户可以决定；请把问题展示给用户，在此之前只读不写。"
  },
  paused: {
    en: "The run is paused. Read as you like; send pipeline_resume to tdd_checkpoint before you write.",
    zh: "流程已暂停。可以读取；在写入之前请向 tdd_checkpoint 发送 pipeline_resume。"
  },
  tool: {
    en: "Reports a step of the TDD pipeline to its guard, and answers what is allowed next. `payload` is a JSON object as text. Events: pipeline_start {description, totalPhases?} · phase_enter {phase} · why_articulation {phase, articulation} · ralph_loop_start {phase} · ralph_round_finding {phase, round, findings: [{severity: C|H|M|P|L|I, description}]} after a reviewer's task · ralph_round_complete {phase, round, tally} · ralph_terminate {phase, termination: early_stop|gate_pass|max_rounds} · user_approval {phase} after a person's message · phase_complete {phase} · phase_return {to, reason} · phase_fail {reason} · pipeline_pause {reason} · pipeline_resume {reason}. Phases: 1 product design, 2 technical solution, 3 test plan, 4 test code (red, stubs only), 5 business code (green), 6-8 release, audit, acceptance. Read `ok`, `guidance` and `instructions` of the answer and act on them.",
    zh: "向 TDD 流程的守卫报告一步，并得到接下来允许做什么。`payload` 是 JSON 对象的文本。事件：pipeline_start {description, totalPhases?} · phase_enter {phase} · why_articulation {phase, articulation} · ralph_loop_start {phase} · ralph_round_finding {phase, round, findings: [{severity: C|H|M|P|L|I, description}]}（在评审 task 之后）· ralph_round_complete {phase, round, tally} · ralph_terminate {phase, termination: early_stop|gate_pass|max_rounds} · user_approval {phase}（在用户发言之后）· phase_complete {phase} · phase_return {to, reason} · phase_fail {reason} · pipeline_pause {reason} · pipeline_resume {reason}。阶段：1 产品设计，2 技术方案，3 测试计划，4 测试代码（红，只允许桩），5 业务代码（绿），6-8 发布、审计、验收。请阅读回答中的 `ok`、`guidance` 与 `instructions` 并照做。"
  }
};
var teachingText = (key, params, language) => fill(TEACHING_TEXTS[key], params, language);

// src/run/calls.ts
import path9 from "node:path";

// src/core/reviewers.ts
var MOST_READS = 200;
var born = (children, id, parent, seq) => children[id] !== void 0 ? children : { ...children, [id]: { parent, reads: [], readsEverything: false, wrote: false, began: seq, ended: null } };
function noteRead(children, id, paths, everything) {
  const child = children[id];
  if (child === void 0) return children;
  const reads2 = [.../* @__PURE__ */ new Set([...child.reads, ...paths])].slice(-MOST_READS);
  return { ...children, [id]: { ...child, reads: reads2, readsEverything: child.readsEverything || everything } };
}
function noteWrite(children, id) {
  const child = children[id];
  return child === void 0 ? children : { ...children, [id]: { ...child, wrote: true } };
}
function noteEnd(children, id, seq) {
  const child = children[id];
  return child === void 0 ? children : { ...children, [id]: { ...child, ended: seq } };
}
function hasReviewed(children, owner, since, work) {
  const isWork2 = (path16) => work.length === 0 || work.some((file2) => file2 === path16 || file2.startsWith(`${path16.replace(/\/$/, "")}/`));
  return Object.values(children).some(
    (child) => child.parent === owner && child.ended !== null && child.ended > since && !child.wrote && (child.readsEverything || child.reads.some(isWork2))
  );
}

// src/contract/signals.ts
var SIGNALS = {
  "no-business-code-before-phase5": { number: 1, violation_type: "SKIP_RED_PHASE", code: "V-4", priority: 1, kind: "file", check: "business_code", default: "block" },
  "no-test-modification-during-green": { number: 2, violation_type: "MODIFIED_TEST", code: "V-5", priority: 1, kind: "file", check: "modified_test", default: "block" },
  "write-business-code-without-test-file": { number: 3, violation_type: "MISSING_TEST", code: "V-6", priority: 1, kind: "standing", check: "missing_test", default: "block" },
  "test-runner-exit-nonzero-was-passing": { number: 4, violation_type: "REGRESSION", code: "V-7", priority: 3, kind: "standing", check: "regression", default: "block" },
  "no-phase-advance-without-gate": { number: 5, violation_type: "SKIP_REVIEW", code: "V-1", priority: 2, kind: "standing", check: "review", default: "block" },
  "ralph-round-complete-without-reviewer": { number: 6, violation_type: "INSUFFICIENT_REVIEW", code: "V-2", priority: 2, kind: "standing", check: "review", default: "block" },
  "ralph-rounds-exceeded": { number: 7, violation_type: "UNFIXED_ISSUES", code: "V-3", priority: 2, kind: "passing", check: "review", default: "block" },
  "violation-gate-block": { number: 8, violation_type: "UNFIXED_ISSUES", code: "V-3", priority: 2, kind: "passing", check: null, default: "warn" },
  "phase-complete-dirty-tree": { number: 9, violation_type: "UNCOMMITTED_PHASE", code: "V-10", priority: 4, kind: "standing", check: "commit", default: "block" },
  "review-uncommitted": { number: 10, violation_type: "UNCOMMITTED_REVIEW", code: "V-11", priority: 4, kind: "standing", check: "commit_rounds", default: "warn" },
  "phase-complete-no-ki-doc": { number: 11, violation_type: "MISSING_KI_DOC", code: "V-8", priority: 4, kind: "standing", check: "known_issues", default: "warn" },
  "phase-complete-outdated-ki-doc": { number: 12, violation_type: "KI_DOC_OUTDATED", code: "V-9", priority: 4, kind: "standing", check: "known_issues", default: "warn" },
  "phase-complete-no-assessment": { number: 13, violation_type: "MISSING_KI_ASSESSMENT", code: "V-12", priority: 5, kind: "standing", check: "assessment", default: "warn" },
  "review-prompt-matches-forbidden-pattern": { number: 14, violation_type: "INVALID_REVIEW_PROMPT", code: "V-13", priority: 2, kind: "passing", check: "review_prompt", default: "block" },
  "same-violation-3-in-10-rounds": { number: 15, violation_type: "PATTERN_CYCLE", code: null, priority: 6, kind: "passing", check: null, default: "block" },
  "file-too-large": { number: 16, violation_type: "FILE_SPLIT_NEEDED", code: null, priority: 6, kind: "standing", check: "file_size", default: "warn" },
  "prompt-injection-detected": { number: 17, violation_type: "PROMPT_INJECTION_BLOCKED", code: null, priority: 6, kind: "passing", check: "review_prompt", default: "block" },
  "ralph-round-finding-valid-submission": { number: 18, violation_type: "FINDING_RECORDED", code: null, priority: 6, kind: "protocol", check: null, default: "info" },
  "ralph-round-finding-severity-p": { number: 19, violation_type: "PROPOSAL_RECORDED", code: null, priority: 6, kind: "protocol", check: null, default: "info" },
  "ralph-prompt-contamination": { number: 20, violation_type: "PROMPT_CONTAMINATION", code: null, priority: 6, kind: "protocol", check: "review_prompt", default: "warn" },
  "gpav-validation-failure": { number: 21, violation_type: "FINDING_INVALID", code: null, priority: 6, kind: "passing", check: null, default: "warn" }
};
var MAX_REQUEST_BYTES = 16777216;
var MAX_DEPTH = 64;

// src/core/life.ts
var GATES = {
  SKIP_RED_PHASE: ["ralph_terminate", "phase_complete"],
  MODIFIED_TEST: ["ralph_terminate", "phase_complete"],
  MISSING_TEST: ["ralph_terminate", "phase_complete"],
  REGRESSION: ["ralph_terminate", "phase_complete"],
  INSUFFICIENT_REVIEW: ["ralph_terminate"],
  UNCOMMITTED_REVIEW: ["ralph_terminate"],
  SKIP_REVIEW: ["phase_complete"],
  MISSING_KI_DOC: ["phase_complete"],
  KI_DOC_OUTDATED: ["phase_complete"],
  UNCOMMITTED_PHASE: ["phase_complete"],
  MISSING_KI_ASSESSMENT: ["phase_complete"]
};
var rowOf = (entry) => SIGNALS[entry.signal];
var typeOf = (entry) => rowOf(entry).violation_type;
var firstOf = (entry) => entry.detail.repeats ?? entry.id;
var isGate = (event) => event === "ralph_terminate" || event === "phase_complete";
var holds = ({ entry }, gate) => GATES[typeOf(entry)]?.includes(gate) ?? false;
function blockersOf(open, gate, waived) {
  return open.filter((one) => one.entry.severity === "block" && (one.decision !== null || holds(one, gate) && !waived.includes(typeOf(one.entry))));
}
function dueOf(open) {
  const waiting = open.filter((one) => !one.answered && one.decision === null);
  return waiting.some((one) => rowOf(one.entry).kind !== "protocol") ? waiting : [];
}
function struckAgain(open, gate, waived) {
  return open.filter((one) => one.answered && one.decision === null && holds(one, gate) && !waived.includes(typeOf(one.entry)));
}
function settle(open, result) {
  const fates = /* @__PURE__ */ new Map();
  for (const handled of result.results) for (const id of handled.violation_ids) fates.set(id, fateOf(handled, result, open.find((one) => one.entry.id === id)));
  for (const deferred of result.deferred) for (const id of deferred.violation_ids) fates.set(id, { how: "superseded" });
  return applyFates(open, fates);
}
function settleAlone(open) {
  const passing = open.filter((one) => ["passing", "protocol"].includes(rowOf(one.entry).kind) && one.decision === null);
  return applyFates(open, new Map(passing.map((one) => [one.entry.id, { how: "told" }])));
}
function resolve(open, ids, how) {
  return applyFates(open, new Map(ids.map((id) => [id, { how }])));
}
function fateOf(handled, result, one) {
  if (one === void 0 || !handled.success) return { failed: true };
  if (handled.action === "suspend") return result.decision === null ? { failed: true } : { decision: result.decision.id };
  const { kind } = rowOf(one.entry);
  if (kind === "passing" || kind === "protocol") return { how: "told" };
  if (handled.files.some(({ outcome }) => outcome === "refused")) return { answered: true };
  const isDone = handled.files.length > 0 && handled.files.every(({ outcome }) => outcome !== "written");
  if (handled.action !== "instruct") return { how: "undone" };
  return kind === "file" && isDone && handled.files.every(({ outcome }) => outcome === "untouched") ? { how: "gone" } : { answered: true };
}
function applyFates(open, fates) {
  const left = [];
  const resolved = /* @__PURE__ */ new Map();
  for (const one of open) {
    const fate = fates.get(one.entry.id);
    if (fate === void 0 || "failed" in fate) left.push(one);
    else if ("answered" in fate) left.push({ ...one, answered: true });
    else if ("decision" in fate) left.push({ ...one, answered: true, decision: fate.decision });
    else resolved.set(fate.how, [...resolved.get(fate.how) ?? [], one.entry.id]);
  }
  return { open: left, resolved: [...resolved].map(([how, resolves]) => ({ resolves, how })) };
}

// src/core/shell/content.ts
var ESCAPES = { n: "\n", t: "	", r: "\r", a: "\x07", b: "\b", f: "\f", v: "\v", "\\": "\\", '"': '"', "'": "'" };
function contentOf(runs, at) {
  const run = runs[at];
  if (run === void 0 || run.wrappers.length > 0) return null;
  if (run.name === "echo") return echo(run);
  if (run.name === "printf") return printf(run);
  if (run.name !== "cat" && run.name !== "tee") return null;
  if (run.name === "cat" && run.args.some(({ text: text3 }) => text3 !== "-")) return null;
  const fed = run.command.redirects.filter(({ operator }) => operator === "<<" || operator === "<<<" || operator === "<");
  if (fed.length > 0) return fed.at(-1)?.body ?? null;
  const before2 = runs[at - 1];
  return run.command.readsPipe && before2?.command.feedsPipe === true && before2.command.redirects.length === before2.command.redirects.filter(({ body }) => body !== null).length ? contentOf(runs, at - 1) : null;
}
function echo({ args }) {
  if (args.some((arg) => !arg.isKnown)) return null;
  const flag2 = /^-[neE]+$/.test(args[0]?.text ?? "") ? args[0]?.text ?? "" : "";
  if (/^-[neE]+$/.test(args[1]?.text ?? "") && flag2 !== "") return null;
  const text3 = args.slice(flag2 === "" ? 0 : 1).map((arg) => arg.text).join(" ");
  const shown = flag2.includes("e") ? unescape(text3) : text3;
  return shown === null ? null : shown + (flag2.includes("n") ? "" : "\n");
}
function printf({ args }) {
  if (args.some((arg) => !arg.isKnown)) return null;
  const words = args.map((arg) => arg.text);
  if (words[0] === "--") words.shift();
  const [format2, ...values] = words;
  if (format2 === void 0 || format2.startsWith("-")) return null;
  const shown = unescape(format2.replaceAll("%%", "\0"));
  if (shown === null) return null;
  const holes = shown.split("%s");
  if (holes.join("").includes("%")) return null;
  if (holes.length === 1) return shown.replaceAll("\0", "%");
  let out = "";
  for (let i = 0; i === 0 || i < values.length; i += holes.length - 1) out += holes.map((piece, n) => piece + (n < holes.length - 1 ? values[i + n] ?? "" : "")).join("");
  return out.replaceAll("\0", "%");
}
function unescape(text3) {
  let isPlain = true;
  const out = text3.replace(/\\(.?)/gs, (_, letter) => {
    if (letter in ESCAPES) return ESCAPES[letter];
    isPlain = false;
    return "";
  });
  return isPlain ? out : null;
}

// src/core/shell/acts.ts
var WRITES = /* @__PURE__ */ new Set([">", ">|", "&>", "<>"]);
var APPENDS = /* @__PURE__ */ new Set([">>", "&>>"]);
var NOWHERE = /^\/dev\/(null|stdout|stderr|tty|fd\/\d+|zero|full)$/;
function actsOf(runs) {
  return runs.flatMap((run, i) => [...redirectActs(run, runs, i), ...programActs(run, runs, i)]);
}
function isFileRedirect({ operator, target }) {
  if (target === null || NOWHERE.test(target.text)) return false;
  if (operator === ">&") return !/^(\d+|-)$/.test(target.text);
  return WRITES.has(operator) || APPENDS.has(operator);
}
function redirectActs(run, runs, at) {
  return run.command.redirects.filter(isFileRedirect).map((redirect) => {
    const kind = APPENDS.has(redirect.operator) ? "append" : "write";
    return { kind, name: redirect.target, cwd: run.cwd, content: contentOf(runs, at), from: null };
  });
}
var change = (name) => ({ kind: "change", name, content: null, from: null });
var remove = (name) => ({ kind: "delete", name, content: null, from: null });
var mode = (name) => ({ kind: "mode", name, content: null, from: null });
var PROGRAMS = {
  tee: (run, runs, at) => plain(run.args).map((name) => ({ kind: run.args.some(({ text: text3 }) => text3 === "-a" || text3 === "--append") ? "append" : "write", name, content: contentOf(runs, at), from: null })),
  cp: (run) => copies(run.args, "-t --target-directory -S"),
  mv: (run) => [...copies(run.args, "-t --target-directory -S"), ...sources(run.args, "-t --target-directory -S").map(remove)],
  install: (run) => run.args.some(({ text: text3 }) => text3 === "-d") ? [] : copies(run.args, "-t -m -o -g -S --mode --owner --group"),
  rsync: (run) => copies(run.args, "-e --exclude --include --rsh --filter"),
  ln: (run) => copies(run.args, "-t -S").map((act) => ({ ...act, kind: act.kind === "into" ? "into" : "change", from: null })),
  rm: (run) => plain(run.args).map(remove),
  unlink: (run) => plain(run.args).map(remove),
  shred: (run) => plain(run.args).map(remove),
  trash: (run) => plain(run.args).map(remove),
  rmdir: (run) => plain(run.args).map(remove),
  sed: (run) => hasInPlace(run.args) ? afterScript(run.args, "-e -f --expression --file").map(change) : [],
  perl: (run) => hasInPlace(run.args) ? afterScript(run.args, "-e -E -I -M -m").map(change) : [],
  ruby: (run) => hasInPlace(run.args) ? afterScript(run.args, "-e -I -r").map(change) : [],
  gawk: (run) => run.args.some(({ text: text3 }) => text3 === "inplace") ? plain(run.args, "-i -v -f -F").slice(1).map(change) : [],
  awk: (run) => run.args.some(({ text: text3 }) => text3 === "inplace") ? plain(run.args, "-i -v -f -F").slice(1).map(change) : [],
  dd: (run) => run.args.filter(({ text: text3 }) => text3.startsWith("of=")).map((word) => change({ ...word, text: word.text.slice(3) })),
  touch: (run) => plain(run.args, "-d -r -t").map(mode),
  chmod: (run) => plain(run.args).slice(1).map(mode),
  chown: (run) => plain(run.args).slice(1).map(mode),
  chattr: (run) => plain(run.args).slice(1).map(mode),
  truncate: (run) => plain(run.args, "-s -r").map(change),
  ed: (run) => plain(run.args).map(change),
  ex: (run) => plain(run.args, "-c").map(change),
  vi: (run) => plain(run.args, "-c").map(change),
  vim: (run) => plain(run.args, "-c -S").map(change),
  curl: (run) => valuesOf(run.args, "-o", "--output").map(change),
  wget: (run) => valuesOf(run.args, "-O", "--output-document").map(change),
  sort: (run) => valuesOf(run.args, "-o", "--output").map(change),
  git: (run) => gitActs(run.args)
};
function programActs(run, runs, at) {
  const table = Object.hasOwn(PROGRAMS, run.name) ? PROGRAMS[run.name] : void 0;
  return (table?.(run, runs, at) ?? []).map((act) => ({ ...act, cwd: run.cwd }));
}
function gitActs(args) {
  const at = args.findIndex(({ text: text3 }) => !text3.startsWith("-"));
  if (at !== 0) return [];
  const rest = args.slice(1);
  const paths = rest.findIndex(({ text: text3 }) => text3 === "--");
  switch (args[0]?.text) {
    case "rm":
      return rest.some(({ text: text3 }) => text3 === "--cached") ? [] : plain(rest).map(remove);
    case "mv":
      return [...copies(rest, ""), ...sources(rest, "").map(remove)];
    case "checkout":
      return paths < 0 ? [] : rest.slice(paths + 1).map(change);
    case "restore":
      return rest.some(({ text: text3 }) => text3 === "--staged" || text3 === "-S") ? [] : plain(rest, "-s --source").map(change);
    case "clean":
      return takesIgnored(rest, /x/i) ? [hostFolder(rest)] : [];
    case "stash":
      return takesIgnored(rest, /a/) || rest.some(({ text: text3 }) => text3 === "--all") ? [hostFolder(rest)] : [];
    default:
      return [];
  }
}
var takesIgnored = (args, letter) => args.some(({ text: text3 }) => /^-[a-zA-Z]+$/.test(text3) && letter.test(text3)) && !args.some(({ text: text3 }) => /^-[a-zA-Z]*n/.test(text3) || text3 === "--dry-run") && !args.some(({ text: text3 }) => text3 === "list" || text3 === "show" || text3 === "apply");
var hostFolder = ([word]) => remove({ text: ".opencode", isKnown: true, isQuoted: word?.isQuoted ?? false });
function copies(args, valued) {
  const [into] = valuesOf(args, "-t", "--target-directory");
  const from = sources(args, valued);
  const target = into ?? plain(args, valued).at(-1);
  if (target === void 0) return [];
  return from.map((source) => ({ kind: into !== void 0 || from.length > 1 ? "into" : "write", name: target, content: null, from: source }));
}
function sources(args, valued) {
  const names = plain(args, valued);
  return valuesOf(args, "-t", "--target-directory").length > 0 ? names : names.slice(0, -1);
}
function plain(args, valued = "") {
  const takesValue = new Set(valued.split(" ").filter((option) => option !== ""));
  const found2 = [];
  for (let i = 0; i < args.length; i += 1) {
    const word = args[i];
    if (word.text === "--" && !word.isQuoted) return [...found2, ...args.slice(i + 1)];
    if (takesValue.has(word.text)) i += 1;
    else if (!word.text.startsWith("-") || word.text === "-") found2.push(word);
  }
  return found2;
}
function valuesOf(args, short, long) {
  return args.flatMap((word, i) => {
    if (word.text === short || word.text === long) return args.slice(i + 1, i + 2);
    if (word.text.startsWith(`${long}=`)) return [{ ...word, text: word.text.slice(long.length + 1) }];
    return [];
  });
}
var hasInPlace = (args) => args.some(({ text: text3 }) => /^-[a-zA-Z0-9]*i/.test(text3) || text3.startsWith("--in-place"));
function afterScript(args, valued) {
  const hasScript = args.some(({ text: text3 }) => valued.split(" ").includes(text3) || /^-[a-zA-Z]*[eE]$/.test(text3));
  const flags = args.filter(({ text: text3 }) => /^-[a-zA-Z]+[eE]$/.test(text3)).map(({ text: text3 }) => text3);
  const names = plain(args, `${valued} ${flags.join(" ")}`);
  return hasScript ? names : names.slice(1);
}

// src/core/shell/readers.ts
var always = () => true;
var without = (...bad) => (args) => !args.some((arg) => bad.some((pattern) => pattern.test(arg)));
var versionOnly = (args) => args.length === 1 && /^(-v|-V|--version|-version|version|--help|-h)$/.test(args[0] ?? "");
var PLAIN = "ls cat head tail wc grep egrep fgrep zgrep echo printf true false test [ [[ pwd cd pushd popd dirs which whereis type stat du df whoami id groups uname hostname arch nproc printenv uniq cut tr diff cmp comm basename dirname realpath readlink seq sleep nl column od hexdump strings sha1sum sha256sum sha512sum md5sum cksum b2sum tac rev fold fmt paste join expand unexpand ps pgrep uptime free lscpu exit return : set shopt wait unset shift break continue getopts read mapfile for case function in ulimit umask jobs times tput stty locale getconf lsof ss cloc tokei scc exa eza pstree expr factor";
var VERSIONED = "python python3 node npm npx pnpm yarn bun deno go cargo rustc rustup java javac mvn gradle ruby bundle gem php composer dotnet pytest make gcc g++ clang cmake pip pip3 uv poetry docker kubectl terraform tsc vitest jest eslint ruff mypy";
var OWN = {
  file: without(/^-C$/, /^--compile$/),
  rg: without(/^--pre/),
  ag: without(/^--pager/),
  ack: without(/^--pager/),
  bat: without(/^--pager/),
  export: setsHarmless,
  declare: setsHarmless,
  local: setsHarmless,
  readonly: setsHarmless,
  hash: (args) => args.length === 0,
  fd: without(/^--exec/),
  find: without(/^-(delete|fprint|fprint0|fprintf|fls)$/),
  tree: without(/^-o$/),
  sort: without(/^-o/, /^--output/, /^--compress-program/),
  date: without(/^-s/, /^--set/),
  jq: without(/^-i/, /^--in-place/),
  yq: without(/^-i/, /^--in-?place/),
  xxd: (args) => !args.includes("-r") && args.filter((arg) => !arg.startsWith("-")).length < 2,
  sed: (args) => !args.some((arg) => /^-[a-zA-Z]*i/.test(arg) || arg.startsWith("--in-place") || /^(-f|--file)/.test(arg)) && args.filter((arg) => !arg.startsWith("-")).slice(0, 1).every(isPlainSed) && !args.some((arg) => /^(-e|--expression)/.test(arg)),
  awk: without(/[>|]/, /system|getline|inplace/, /^-f$/),
  less: without(/^-[oO]/),
  more: always,
  env: (args) => args.length === 0,
  command: (args) => args[0] === "-v" || args[0] === "-V",
  alias: (args) => args.length === 0,
  history: (args) => args.length === 0 || /^\d+$/.test(args[0] ?? ""),
  git: gitReads
};
var READERS = {
  ...Object.fromEntries(PLAIN.split(" ").map((name) => [name, always])),
  ...Object.fromEntries(VERSIONED.split(" ").map((name) => [name, versionOnly])),
  ...OWN
};
var HARMLESS_SETTINGS = /^(LC_\w+|LANG|LANGUAGE|TZ|NO_COLOR|FORCE_COLOR|CLICOLOR|COLUMNS|LINES|TERM|[a-z]\w*|[A-Z])$/;
function setsHarmless(args) {
  return args.every((arg) => arg.startsWith("-") || HARMLESS_SETTINGS.test(arg.split("=")[0]));
}
function isPlainSed(script2) {
  return /^[\d,$!;{}\s~+=pqdnGhHx]*$/.test(script2) || /^(\d+,\d+)?s([/|#,])[^\n]{0,500}\2[gpiI\d]*$/.test(script2);
}
var GIT_READS = new Set("status log show rev-parse rev-list ls-files ls-tree blame annotate cat-file describe shortlog diff diff-tree diff-index diff-files grep merge-base name-rev show-ref for-each-ref check-ignore check-attr count-objects var version help whatchanged cherry verify-commit fsck".split(" "));
function gitReads(args) {
  const at = args.findIndex((arg, i) => !arg.startsWith("-") && args[i - 1] !== "-C");
  const [before2, [verb = "", ...rest]] = [args.slice(0, at), args.slice(at)];
  if (at < 0) return args.every((arg) => arg === "--version" || arg === "--help");
  if (before2.some((arg) => !["-C", "--no-pager", "-P", "--no-optional-locks", "--literal-pathspecs"].includes(arg) && arg.startsWith("-"))) return false;
  if (rest.some((arg) => /^(--output|--open-files-in-pager|-O|--ext-diff|--textconv|--filters|--upload-pack)/.test(arg))) return false;
  if (GIT_READS.has(verb)) return true;
  if (verb === "branch" || verb === "tag") return rest.every((arg) => /^(-a|-r|-v|-vv|-l|--list|--all|--remotes|--show-current|--contains|--merged|--no-merged|--sort=.*)$/.test(arg));
  if (verb === "remote") return rest.every((arg) => arg === "-v") || rest[0] === "show" || rest[0] === "get-url";
  if (verb === "stash" || verb === "worktree" || verb === "reflog") return rest[0] === "list" || rest[0] === "show" || verb === "reflog" && rest.length === 0;
  return verb === "config" && rest.some((arg) => /^(--get|--get-all|--list|-l|--get-regexp)$/.test(arg));
}

// src/core/shell/runs.ts
import { posix } from "node:path";

// src/core/shell/quoting.ts
var ENDS = new Set(" 	\r\n;&|<>()");
var LONGEST_BRACE = 256;
var NAME = /[A-Za-z_]\w*/y;
var ANSI = { n: "\n", t: "	", r: "\r", a: "\x07", b: "\b", f: "\f", v: "\v", e: "\x1B", "\\": "\\", "'": "'", '"': '"', "?": "?" };
var Reader = class {
  constructor(text3, at, variables) {
    this.text = text3;
    this.at = at;
    this.variables = variables;
  }
  text;
  at;
  variables;
  out = "";
  isKnown = true;
  isQuoted = false;
  isClosed = true;
  inner = [];
  read() {
    while (this.at < this.text.length && !ENDS.has(this.text[this.at])) this.piece();
    return { word: { text: this.out, isKnown: this.isKnown, isQuoted: this.isQuoted }, end: this.at, inner: this.inner, isClosed: this.isClosed };
  }
  piece() {
    const letter = this.text[this.at];
    if (letter === "\\") return this.escape();
    if (letter === "'") return this.single();
    if (letter === '"') return this.double();
    if (letter === "$") return this.dollar(false);
    if (letter === "`") return this.backtick();
    if (letter === "*" || letter === "?" || letter === "[" && this.isSet() || letter === "{" && this.isExpandable()) this.isKnown = false;
    this.out += letter;
    this.at += 1;
  }
  /** `{a,b}` and `{1..3}` expand; a lone brace, and `{}` as find has it, stay. */
  isExpandable() {
    const near = this.text.slice(this.at, this.at + LONGEST_BRACE);
    const close = near.indexOf("}");
    return close > 0 && /,|\.\./.test(near.slice(0, close));
  }
  /** `[ab]` is a pattern; the program `[` is none. */
  isSet() {
    return /^\[[^\s\]]+\]/.test(this.text.slice(this.at, this.at + LONGEST_BRACE));
  }
  escape() {
    const next = this.text[this.at + 1];
    if (next !== void 0 && next !== "\n") this.out += next;
    this.isQuoted = true;
    this.at += 2;
  }
  single() {
    const end2 = this.text.indexOf("'", this.at + 1);
    this.isQuoted = true;
    this.isClosed &&= end2 >= 0;
    this.out += this.text.slice(this.at + 1, end2 < 0 ? this.text.length : end2);
    this.at = end2 < 0 ? this.text.length : end2 + 1;
  }
  double() {
    this.isQuoted = true;
    this.at += 1;
    while (this.at < this.text.length && this.text[this.at] !== '"') {
      const letter = this.text[this.at];
      const next = this.text[this.at + 1] ?? "";
      if (letter === "\\" && '$`"\\\n'.includes(next)) {
        if (next !== "\n") this.out += next;
        this.at += 2;
      } else if (letter === "$") this.dollar(true);
      else if (letter === "`") this.backtick();
      else {
        this.out += letter;
        this.at += 1;
      }
    }
    this.isClosed &&= this.at < this.text.length;
    this.at += 1;
  }
  dollar(isQuoted) {
    const next = this.text[this.at + 1] ?? "";
    if (next === "'" && !isQuoted) return this.ansi();
    if (next === '"' && !isQuoted) return void (this.at += 1);
    if (this.text.startsWith("$((", this.at)) return this.balanced("(", ")", this.at + 1, false);
    if (next === "(") return this.balanced("(", ")", this.at + 1, true);
    if (next === "{") return this.parameter(isQuoted);
    NAME.lastIndex = this.at + 1;
    const name = NAME.exec(this.text)?.[0];
    if (name !== void 0) return this.variable(name, this.at + 1 + name.length, isQuoted);
    if (/[0-9@*#?$!-]/.test(next)) {
      this.isKnown = false;
      this.at += 2;
    } else {
      this.out += "$";
      this.at += 1;
    }
  }
  parameter(isQuoted) {
    NAME.lastIndex = this.at + 2;
    const name = NAME.exec(this.text)?.[0] ?? "";
    if (name !== "" && this.text[this.at + 2 + name.length] === "}") return this.variable(name, this.at + 3 + name.length, isQuoted);
    this.balanced("{", "}", this.at + 1, false);
  }
  variable(name, end2, isQuoted) {
    const value = this.variables.get(name);
    if (value === void 0 || !isQuoted && /[\s*?[]/.test(value)) this.isKnown = false;
    else this.out += value;
    this.at = end2;
  }
  /** Skips to the matching bracket, quotes minded, and keeps what is inside as a script of its own when it is one. */
  balanced(open, close, from, isScript) {
    const end2 = matching(this.text, from, open, close);
    this.isKnown = false;
    this.isClosed &&= end2 >= 0;
    if (isScript) this.inner.push(this.text.slice(from + 1, end2 < 0 ? this.text.length : end2));
    this.at = end2 < 0 ? this.text.length : end2 + 1;
  }
  backtick() {
    let end2 = this.at + 1;
    while (end2 < this.text.length && this.text[end2] !== "`") end2 += this.text[end2] === "\\" ? 2 : 1;
    this.isKnown = false;
    this.isClosed &&= end2 < this.text.length;
    this.inner.push(this.text.slice(this.at + 1, end2).replaceAll("\\`", "`"));
    this.at = end2 + 1;
  }
  ansi() {
    this.isQuoted = true;
    this.at += 2;
    while (this.at < this.text.length && this.text[this.at] !== "'") {
      if (this.text[this.at] !== "\\") this.out += this.text[this.at++];
      else this.at += this.ansiEscape();
    }
    this.isClosed &&= this.at < this.text.length;
    this.at += 1;
  }
  ansiEscape() {
    const rest = this.text.slice(this.at + 1, this.at + 10);
    const code = /^(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8}))/.exec(rest);
    const octal = code === null ? /^[0-7]{1,3}/.exec(rest) : null;
    const point = code !== null ? parseInt(code[1] ?? code[2] ?? code[3] ?? "0", 16) : octal !== null ? parseInt(octal[0], 8) : null;
    if (point !== null) this.out += point <= 1114111 ? String.fromCodePoint(point) : "";
    else this.out += ANSI[rest[0] ?? ""] ?? `\\${rest[0] ?? ""}`;
    return 1 + (code?.[0].length ?? octal?.[0].length ?? 1);
  }
};
function readWord(text3, at, variables) {
  return new Reader(text3, at, variables).read();
}
function matching(text3, from, open, close) {
  let depth = 0;
  for (let i = from; i < text3.length; i += 1) {
    const letter = text3[i];
    if (letter === "\\") i += 1;
    else if (letter === "'" || letter === '"' || letter === "`") i = endOfQuote(text3, i);
    else if (letter === open) depth += 1;
    else if (letter === close && (depth -= 1) === 0) return i;
    if (i < 0) return -1;
  }
  return -1;
}
function endOfQuote(text3, at) {
  const quote3 = text3[at];
  if (quote3 === "'") {
    const end2 = text3.indexOf("'", at + 1);
    return end2 < 0 ? text3.length : end2;
  }
  let i = at + 1;
  while (i < text3.length && text3[i] !== quote3) i += text3[i] === "\\" ? 2 : 1;
  return i;
}

// src/core/shell/parser.ts
var MAX_SCRIPT = 256 * 1024;
var MAX_DEPTH2 = 8;
var MAX_COMMANDS = 5e3;
var KEYWORDS = new Set("if then else elif fi do done while until ! time { } esac coproc".split(" "));
var SETTING = /^([A-Za-z_]\w*)\+?=/;
var OPERATOR = /(?:\d{0,3}|\{\w{1,32}\})(&>>|&>|<<<|<<-|<<|<>|<&|>&|>>|>\||>|<)/y;
function parseScript(text3, variables = /* @__PURE__ */ new Map(), depth = 0, scope = "") {
  if (text3.length > MAX_SCRIPT || depth > MAX_DEPTH2) return { commands: [], isWhole: false };
  return new Parser(text3, new Map(variables), depth, scope).parse();
}
var Parser = class {
  constructor(text3, variables, depth, scope) {
    this.text = text3;
    this.variables = variables;
    this.depth = depth;
    this.scope = scope;
    this.draft = this.fresh();
  }
  text;
  variables;
  depth;
  scope;
  at = 0;
  scopes = 0;
  isWhole = true;
  draft;
  pipe = false;
  stack = [];
  commands = [];
  heredocs = [];
  parse() {
    while (this.at < this.text.length && this.commands.length < MAX_COMMANDS) this.step();
    this.end();
    if (this.commands.length >= MAX_COMMANDS || this.stack.length > 0) this.isWhole = false;
    return { commands: this.commands, isWhole: this.isWhole };
  }
  step() {
    const letter = this.text[this.at];
    if (letter === " " || letter === "	" || letter === "\r") this.at += 1;
    else if (letter === "\\" && this.text[this.at + 1] === "\n") this.at += 2;
    else if (letter === "\n") this.newline();
    else if (letter === "#") this.at = lineEnd(this.text, this.at);
    else if (this.isRedirect()) this.redirect();
    else if (letter === ";" || letter === "&" || letter === "|") this.separator();
    else if (letter === "(") this.open();
    else if (letter === ")") this.close();
    else this.word();
  }
  newline() {
    this.end();
    this.at += 1;
    for (const heredoc of this.heredocs.splice(0)) this.body(heredoc);
  }
  separator() {
    const two = this.text.slice(this.at, this.at + 2);
    if (two === "&&" || two === "||" || two === ";;" || two === ";&") {
      this.end();
      this.at += 2;
    } else if (this.text[this.at] === "|") {
      this.at += two === "|&" ? 2 : 1;
      this.end(true);
    } else {
      this.end(false, this.text[this.at] === "&");
      this.at += 1;
    }
  }
  open() {
    const isFunction = this.draft.argv.length === 1 && /^\(\s*\)/.test(this.text.slice(this.at, this.at + 16));
    if (isFunction || this.text.startsWith("((", this.at)) {
      const end2 = matching(this.text, this.at, "(", ")");
      this.at = end2 < 0 ? this.text.length : end2 + 1;
      this.draft = this.fresh();
      return;
    }
    if (this.draft.argv.length > 0) this.end();
    this.stack.push(this.scope);
    this.scope = `${this.scope}.${this.scopes += 1}`;
    this.draft = { ...this.fresh(), readsPipe: this.draft.readsPipe };
    this.at += 1;
  }
  /** Ends a subshell. A `)` that closes nothing belongs to a `case` pattern. */
  close() {
    const outer = this.stack.pop();
    this.at += 1;
    if (outer === void 0) {
      this.draft = this.fresh();
      return;
    }
    this.end();
    this.scope = outer;
    this.draft = this.fresh();
  }
  word() {
    const read2 = readWord(this.text, this.at, this.variables);
    if (read2.end === this.at) return void (this.at += 1);
    this.at = read2.end;
    this.isWhole &&= read2.isClosed;
    for (const script2 of read2.inner) this.nested(script2);
    this.take(read2.word);
  }
  take(word) {
    const { argv, settings } = this.draft;
    if (argv.length === 0 && !word.isQuoted && KEYWORDS.has(word.text)) return;
    if (argv.length === 0 && !word.isQuoted && word.text === "[[") return this.test();
    const setting = argv.length === 0 ? SETTING.exec(word.text) : null;
    if (setting !== null) settings.set(setting[1], { ...word, text: word.text.slice(setting[0].length) });
    else argv.push(word);
  }
  /** `[[ a > b ]]` compares; nothing in it writes. */
  test() {
    const end2 = this.text.indexOf("]]", this.at);
    this.at = end2 < 0 ? this.text.length : end2 + 2;
    this.draft.argv.push({ text: "[[", isKnown: true, isQuoted: false });
  }
  isRedirect() {
    OPERATOR.lastIndex = this.at;
    return OPERATOR.test(this.text);
  }
  redirect() {
    OPERATOR.lastIndex = this.at;
    const [whole3, operator] = OPERATOR.exec(this.text);
    const isProcess = (operator === "<" || operator === ">") && this.text[this.at + whole3.length] === "(";
    this.at += whole3.length;
    if (isProcess) return this.process();
    while (this.text[this.at] === " " || this.text[this.at] === "	") this.at += 1;
    const read2 = readWord(this.text, this.at, this.variables);
    this.at = read2.end;
    for (const script2 of read2.inner) this.nested(script2);
    if (operator === "<<" || operator === "<<-") return this.heredoc(read2.word, operator);
    const body = operator === "<<<" && read2.word.isKnown ? `${read2.word.text}
` : null;
    this.draft.redirects.push({ operator, target: read2.word, body });
  }
  /** `<(…)` and `>(…)`: a script of its own, and an argument that nobody can know. */
  process() {
    const end2 = matching(this.text, this.at, "(", ")");
    this.nested(this.text.slice(this.at + 1, end2 < 0 ? this.text.length : end2));
    this.at = end2 < 0 ? this.text.length : end2 + 1;
    this.draft.argv.push({ text: "", isKnown: false, isQuoted: false });
  }
  heredoc(word, operator) {
    const { redirects } = this.draft;
    const at = redirects.push({ operator: "<<", target: null, body: null }) - 1;
    const fill2 = (body) => void (redirects[at] = { operator: "<<", target: null, body });
    this.heredocs.push({ end: word.text, isRaw: word.isQuoted, dropsTabs: operator === "<<-", fill: fill2 });
  }
  body({ end: end2, isRaw, dropsTabs, fill: fill2 }) {
    const lines = [];
    while (this.at < this.text.length) {
      const stop = lineEnd(this.text, this.at);
      const line = this.text.slice(this.at, stop);
      this.at = stop + 1;
      const plain4 = dropsTabs ? line.replace(/^\t+/, "") : line;
      if (plain4 === end2) break;
      lines.push(plain4);
      if (stop >= this.text.length) this.at = this.text.length;
    }
    const body = lines.map((line) => `${line}
`).join("");
    if (isRaw) return fill2(body);
    for (const script2 of substitutions(body)) this.nested(script2);
    fill2(/[$`\\]/.test(body) ? null : body);
  }
  nested(script2) {
    const inner = parseScript(script2, this.variables, this.depth + 1, `${this.scope}.${this.scopes += 1}`);
    this.isWhole &&= inner.isWhole;
    this.commands.push(...inner.commands);
  }
  end(feedsPipe = false, isBackground = false) {
    const { draft } = this;
    if (draft.argv.length > 0 || draft.redirects.length > 0 || draft.settings.size > 0) this.commands.push(Object.assign(draft, { feedsPipe, isBackground }));
    else if (isBackground) this.markBackground();
    if (draft.argv.length === 0) for (const [name, word] of draft.settings) word.isKnown ? this.variables.set(name, word.text) : this.variables.delete(name);
    this.pipe = feedsPipe;
    this.draft = this.fresh();
  }
  /** `( … ) &`: what lies in the subshell runs in the background. */
  markBackground() {
    const last = this.commands.at(-1);
    if (last !== void 0) last.isBackground = true;
  }
  fresh() {
    return { argv: [], settings: /* @__PURE__ */ new Map(), redirects: [], readsPipe: this.pipe, feedsPipe: false, isBackground: false, scope: this.scope };
  }
};
function lineEnd(text3, from) {
  const end2 = text3.indexOf("\n", from);
  return end2 < 0 ? text3.length : end2;
}
function substitutions(text3) {
  const found2 = [];
  for (let at = 0; at < text3.length; at += 1) {
    if (text3[at] === "\\") at += 1;
    else if (text3[at] === "`" || text3.startsWith("$(", at)) {
      const read2 = readWord(text3, at, /* @__PURE__ */ new Map());
      found2.push(...read2.inner);
      at = Math.max(at, read2.end - 1);
    }
  }
  return found2;
}

// src/core/shell/runs.ts
var MAX_DEPTH3 = 6;
var SHELLS = new Set("sh bash zsh dash ksh ash fish".split(" "));
var WRAPPERS = {
  sudo: "-u -g -h -p -C -T",
  doas: "-u -C",
  env: "-u -C -S --unset --chdir",
  command: "",
  builtin: "",
  exec: "-a",
  nohup: "",
  setsid: "",
  nice: "-n",
  ionice: "-c -n -p",
  time: "-f -o",
  timeout: "-s -k --signal --kill-after",
  stdbuf: "-i -o -e",
  xargs: "-I -n -P -L -d -a -E -s",
  unbuffer: "",
  busybox: "",
  caffeinate: "",
  chronic: "",
  flock: "-w -E",
  strace: "-e -o -p -s",
  watch: "-n"
};
var TAKES_ONE = /* @__PURE__ */ new Set(["timeout", "flock"]);
function runsOf(text3, cwd, home = null) {
  const variables = /* @__PURE__ */ new Map();
  if (cwd !== null) variables.set("PWD", cwd);
  if (home !== null) variables.set("HOME", home);
  const tracer = new Tracer(home);
  tracer.follow(parseScript(text3, variables), "", cwd, variables, 0);
  return { runs: tracer.runs, isWhole: tracer.isWhole };
}
var Tracer = class {
  constructor(home) {
    this.home = home;
  }
  home;
  runs = [];
  isWhole = true;
  folders = /* @__PURE__ */ new Map();
  follow(script2, prefix, cwd, variables, depth) {
    this.isWhole &&= script2.isWhole;
    this.folders.set(prefix, cwd);
    for (const command of script2.commands) {
      const scope = prefix + command.scope;
      const run = unwrap(command, this.folderOf(scope));
      this.runs.push(run);
      if (run.name === "cd" || run.name === "pushd" || run.name === "popd") this.folders.set(scope, this.enter(run));
      for (const inner of innerScripts(run)) this.inside(inner, run, `${scope}/${this.runs.length}`, variables, depth + 1);
    }
  }
  inside(text3, run, prefix, variables, depth) {
    if (depth > MAX_DEPTH3) this.isWhole = false;
    else this.follow(parseScript(text3, variables, depth), prefix, run.cwd, variables, depth);
  }
  /** The folder of the innermost scope that has one. */
  folderOf(scope) {
    for (let at = scope; ; at = at.slice(0, Math.max(at.lastIndexOf("."), 0))) {
      const folder = this.folders.get(at);
      if (folder !== void 0) return folder;
      if (at === "") return null;
    }
  }
  enter({ name, args, cwd }) {
    const target = args.find((arg) => !arg.text.startsWith("-") || arg.text === "-");
    if (name === "popd" || target !== void 0 && (!target.isKnown || target.text === "-")) return null;
    if (target === void 0) return this.home;
    if (target.text.startsWith("~/") && this.home !== null && !target.isQuoted) return posix.join(this.home, target.text.slice(2));
    if (target.text.startsWith("/")) return target.text;
    return cwd === null ? null : `${cwd}/${target.text}`;
  }
};
function unwrap(command, cwd) {
  const settings = [...command.settings.keys()];
  const wrappers = [];
  let argv = command.argv;
  let name = nameOf(argv[0]);
  while (name in WRAPPERS && argv.length > 1) {
    wrappers.push(name);
    argv = withoutWrapper(name, argv.slice(1), settings);
    name = nameOf(argv[0]);
  }
  return { name, program: argv[0]?.text ?? "", args: argv.slice(1), command, cwd, settings, wrappers };
}
function nameOf(word) {
  if (word === void 0 || !word.isKnown) return "";
  return word.text.slice(word.text.lastIndexOf("/") + 1);
}
function withoutWrapper(name, args, settings) {
  const valued = (WRAPPERS[name] ?? "").split(" ");
  let at = 0;
  let own = TAKES_ONE.has(name) ? 1 : 0;
  for (; at < args.length; at += 1) {
    const { text: text3 } = args[at];
    const setting = name === "env" ? /^([A-Za-z_]\w*)=/.exec(text3) : null;
    if (setting !== null) settings.push(setting[1]);
    else if (valued.includes(text3)) settings.push(args[at += 1]?.text ?? "");
    else if (text3.startsWith("--unset=")) settings.push(text3.slice("--unset=".length));
    else if (name === "env" && /^-u./.test(text3)) settings.push(text3.slice(2));
    else if (text3.startsWith("-")) continue;
    else if (own > 0) own -= 1;
    else break;
  }
  return args.slice(at);
}
function innerScripts(run) {
  const { name, args, command } = run;
  if (name === "eval" || name === "trap") return known(name === "eval" ? args : args.slice(0, 1), " ");
  if (SHELLS.has(name) || name === "su") {
    const at = args.findIndex((arg) => /^-[a-z]*c$/i.test(arg.text) || arg.text === "--command");
    if (at >= 0) return known(args.slice(at + 1, at + 2), "");
    return args.every((arg) => arg.text.startsWith("-")) ? command.redirects.flatMap(({ body }) => body === null ? [] : [body]) : [];
  }
  if (name === "find" || name === "fd") return findScripts(args);
  return [];
}
var known = (words, between) => words.length > 0 && words.every((word) => word.isKnown) ? [words.map((word) => word.text).join(between)] : [];
function findScripts(args) {
  return args.flatMap((word, at) => {
    if (!/^-(exec|execdir|ok|okdir|x|X)$/.test(word.text)) return [];
    const rest = args.slice(at + 1);
    const end2 = rest.findIndex((arg) => arg.text === ";" || arg.text === "+");
    return [rest.slice(0, end2 < 0 ? rest.length : end2).map((arg) => arg.text === "{}" ? '"$found"' : quote(arg)).join(" ")];
  });
}
var quote = (word) => word.isKnown ? `'${word.text.replaceAll("'", "'\\''")}'` : '"$unknown"';

// src/core/shell/facts.ts
var LEAVES = new Set("nohup setsid at batch disown daemonize daemon tmux screen zellij systemd-run crontab start-stop-daemon coproc dtach pm2 forever".split(" "));
function leavesBackground(command) {
  return leaves(runsOf(command, null));
}
function leaves({ runs }) {
  return runs.some((run) => run.command.isBackground || LEAVES.has(run.name) || run.wrappers.some((name) => LEAVES.has(name)) || isDetached(run));
}
var isDetached = ({ name, args }) => (name === "docker" || name === "podman") && args.some(({ text: text3 }) => text3 === "-d" || text3 === "--detach");
function onlyReads(line) {
  return line.isWhole && !leaves(line) && line.runs.every(reads);
}
function reads(run) {
  if (run.command.redirects.some(isFileRedirect)) return false;
  if (!run.settings.every((name) => HARMLESS_SETTINGS.test(name))) return false;
  if (run.program === "") return run.command.argv.length === 0;
  if (run.name === "" || !/^(\/usr|\/usr\/local)?(\/bin\/)?[^/]+$/.test(run.program)) return false;
  const reader = Object.hasOwn(READERS, run.name) ? READERS[run.name] : void 0;
  return reader !== void 0 && reader(run.args.map(({ text: text3 }) => text3), run);
}

// src/core/shell/persons.ts
var ACTS = new Set("undo restore allow mine decide gc install".split(" "));
var PAIRS = /* @__PURE__ */ new Set(["runs end", "config accept"]);
var RUNNERS = new Set("uv uvx pipx poetry pdm hatch rye pipenv nix-shell npx".split(" "));
var MARK = "INTERVENTION_AGENT";
function personsAct(runs) {
  for (const run of runs) {
    const act = actOf(run);
    if (act !== null) return act;
  }
  return null;
}
function takesOffMark(runs) {
  return runs.some((run) => run.settings.includes(MARK) || /^(unset|export|declare|typeset)$/.test(run.name) && run.args.some(({ text: text3 }) => text3 === MARK || text3.startsWith(`${MARK}=`)));
}
function actOf(run) {
  const args = argumentsOf(run);
  if (args === null || args.some((text3) => text3 === "--help" || text3 === "-h")) return null;
  const [first2 = "", second = ""] = args.filter((text3) => !text3.startsWith("-"));
  if (ACTS.has(first2)) return first2;
  return PAIRS.has(`${first2} ${second}`) ? `${first2} ${second}` : null;
}
function argumentsOf({ name, args }) {
  const texts2 = args.map(({ text: text3 }) => text3);
  if (isCommand(name)) return texts2;
  if (/^(python|pypy)[\d.]*$/.test(name)) return afterModule(texts2);
  if (!RUNNERS.has(name)) return null;
  const at = texts2.findIndex((text3) => isCommand(text3.slice(text3.lastIndexOf("/") + 1)));
  return at >= 0 ? texts2.slice(at + 1) : afterModule(texts2);
}
var isCommand = (name) => /^intervention(\.exe)?$/i.test(name);
function afterModule(texts2) {
  for (const [i, text3] of texts2.entries()) {
    const attached = /^-[A-Za-z]*m(.+)$/.exec(text3)?.[1];
    if (attached !== void 0 && isModule(attached)) return texts2.slice(i + 1);
    if (/^-[A-Za-z]*m$/.test(text3) && isModule(texts2[i + 1] ?? "")) return texts2.slice(i + 2);
  }
  return null;
}
var isModule = (text3) => text3 === "intervention" || text3 === "intervention.__main__" || text3.startsWith("intervention.entrypoints");

// src/core/paths.ts
import { posix as posix2 } from "node:path";
var MAX_LINKS = 16;
function locate(name, from, place, follow = true) {
  const plain4 = untangle(name, place.home);
  if (plain4 === null) return [];
  const asWritten = plain4.startsWith("/") ? plain4 : `${from}/${plain4}`;
  const ways = asWritten.includes("/../") || asWritten.endsWith("/..") ? [posix2.normalize(asWritten), asWritten] : [asWritten];
  const found2 = /* @__PURE__ */ new Map();
  for (const way of ways) {
    const absolute = walk(way, place.look, follow);
    found2.set(absolute, { absolute, relative: below(realRoot(place), absolute) });
  }
  return [...found2.values()];
}
function below(root, path16) {
  if (path16 === root) return "";
  const prefix = root.endsWith("/") ? root : `${root}/`;
  return path16.startsWith(prefix) ? path16.slice(prefix.length) : null;
}
function basename(path16) {
  return path16.slice(path16.lastIndexOf("/") + 1);
}
function extension(path16) {
  const name = basename(path16);
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot).toLowerCase() : "";
}
function realRoot(place) {
  return place.look.realPath(place.root) ?? place.root;
}
function untangle(name, home) {
  if (name === "" || name.includes("\0")) return null;
  if (name.startsWith("~/") && home !== null) return `${home}/${name.slice(2)}`;
  if (!name.toLowerCase().startsWith("file:")) return name;
  const path16 = name.slice("file:".length).replace(/^\/\/(localhost)?(?=\/)/i, "");
  try {
    return decodeURIComponent(path16);
  } catch {
    return path16;
  }
}
function walk(path16, look, follow) {
  const quick = posix2.normalize(path16);
  if (follow && !path16.includes("/..")) {
    const known2 = look.realPath(quick);
    if (known2 !== null) return known2;
  }
  let steps = parts(path16);
  let here = "/";
  let links = 0;
  while (steps.length > 0) {
    const step2 = steps[0];
    const rest = steps.slice(1);
    if (step2 === "..") {
      here = posix2.dirname(here);
      steps = rest;
      continue;
    }
    const next = here === "/" ? `/${step2}` : `${here}/${step2}`;
    const target = follow || rest.length > 0 ? look.linkTarget(next) : null;
    if (target === null || links >= MAX_LINKS) {
      here = next;
      steps = rest;
      continue;
    }
    links += 1;
    if (target.startsWith("/")) here = "/";
    steps = [...parts(target), ...rest];
  }
  return spelled(here, look, follow);
}
function spelled(path16, look, follow) {
  let head = follow ? path16 : posix2.dirname(path16);
  while (head !== "/") {
    const real = look.realPath(head);
    if (real !== null) return real + path16.slice(head.length);
    head = posix2.dirname(head);
  }
  return path16;
}
function parts(path16) {
  return path16.split("/").filter((part) => part !== "" && part !== ".");
}

// src/core/intercept/reads.ts
var SHOWS = new Set("cat head tail less more sed awk grep egrep rg bat nl tac wc od xxd diff cmp python python3 view batcat".split(" "));
var SEARCHES = new Set("grep egrep rg ag ack".split(" "));
var GIT_SHOWS = new Set("diff show log blame grep cat-file".split(" "));
function readsOf(tool, args, place) {
  const fields2 = typeof args === "object" && args !== null ? args : {};
  const command = fields2["command"];
  if (tool === "bash") return typeof command === "string" ? shellReads(command, place) : { files: [], everything: false };
  const named2 = ["filePath", "file_path", "path", "uri"].map((key) => fields2[key]).find((value) => typeof value === "string");
  const everything = tool === "grep";
  return { files: typeof named2 === "string" ? relatives(locate(named2, place.launch, place)) : [], everything };
}
function shellReads(command, place) {
  const { runs } = runsOf(command, place.launch, place.home);
  return { files: [...new Set(runs.flatMap((run) => filesOf(run, place)))], everything: runs.some(showsAll) };
}
function filesOf(run, place) {
  const isGit = run.name === "git";
  if (!SHOWS.has(run.name) && !isGit) return [];
  const fed = run.command.redirects.flatMap(({ operator, target }) => operator === "<" && target !== null ? [target] : []);
  const names = [...run.args, ...fed].filter(({ text: text3, isKnown }) => isKnown && text3 !== "" && !text3.startsWith("-")).map(({ text: text3 }) => isGit ? text3.slice(text3.indexOf(":") + 1) : text3);
  return run.cwd === null ? [] : names.flatMap((name) => relatives(locate(name, run.cwd, place)).filter((path16) => place.look.kind(`${place.root}/${path16}`) === "file"));
}
function showsAll(run) {
  if (run.name === "git") return run.args.some(({ text: text3 }) => GIT_SHOWS.has(text3)) && !run.args.some(({ text: text3 }) => text3 === "--" || /^[^-].*[/.:].*$/.test(text3.replace(/\.\.\.?/, "")));
  if (SEARCHES.has(run.name)) return run.name === "rg" || run.name === "ag" || run.name === "ack" || run.args.some(({ text: text3 }) => /^-[a-zA-Z]*[rR]|^--recursive/.test(text3));
  return SHOWS.has(run.name) && run.args.some(({ isKnown }) => !isKnown);
}
var relatives = (found2) => found2.flatMap(({ relative }) => relative === null || relative === "" ? [] : [relative]);

// src/core/intercept/draft.ts
var MAX_BYTES = 1024 * 1024;
var Draft = class {
  constructor(place) {
    this.place = place;
  }
  place;
  texts = /* @__PURE__ */ new Map();
  found = [];
  get targets() {
    return this.found;
  }
  /** Where a name leads. More than one answer where programs read it differently; all of them are looked at. */
  at(name, follow = true, from = this.place.launch) {
    return locate(name, from, this.place, follow);
  }
  /** The text of a file as it stands now in this draft. */
  read({ absolute }) {
    if (this.texts.has(absolute)) return this.texts.get(absolute);
    const text3 = readText(this.place, absolute);
    this.texts.set(absolute, text3);
    return text3;
  }
  write(file2, next, origin = null) {
    this.put({ file: file2, act: next === void 0 ? "change" : "write", next, origin, isTree: false });
  }
  remove(file2) {
    this.put({ file: file2, act: "delete", next: null, origin: null, isTree: true });
  }
  touch(file2) {
    this.put({ file: file2, act: "mode", next: this.read(file2), origin: null, isTree: true });
  }
  /** A later act on the same file takes the place of the earlier one: only what remains is judged. */
  put(target) {
    const at = this.found.findIndex(({ file: file2 }) => file2.absolute === target.file.absolute);
    if (at >= 0) this.found.splice(at, 1);
    this.found.push(target);
    this.texts.set(target.file.absolute, target.next);
  }
};
function readText(place, absolute) {
  const kind = place.look.kind(absolute);
  if (kind === "absent") return null;
  const bytes = place.look.read(absolute, MAX_BYTES);
  return bytes === null ? void 0 : decode3(bytes);
}
function decode3(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return void 0;
  }
}

// src/core/intercept/edits.ts
function replaceText(text3, oldText, newText, all) {
  const ending = text3.includes("\r\n") ? "\r\n" : "\n";
  const [from, to] = [oldText, newText].map((part) => part.replaceAll("\r\n", "\n").replaceAll("\n", ending));
  const at = text3.indexOf(from);
  if (from === "" || at < 0) return void 0;
  if (all) return text3.split(from).join(to);
  return text3.indexOf(from, at + 1) >= 0 ? void 0 : text3.slice(0, at) + to + text3.slice(at + from.length);
}

// src/core/intercept/patches.ts
var HEADER = /^\*\*\* (Add|Update|Delete) File: (.*)$/;
var MOVE = "*** Move to: ";
function applyPatch(draft, patchText) {
  for (const section of sectionsOf(patchText)) {
    const files2 = draft.at(section.name);
    if (section.verb === "Delete") for (const file2 of draft.at(section.name, false)) draft.remove(file2);
    else if (section.verb === "Add") for (const file2 of files2) draft.write(file2, section.lines.map((line) => `${line}
`).join(""));
    else for (const file2 of files2) update(draft, file2, section);
  }
}
function update(draft, file2, section) {
  const next = applyHunks(draft.read(file2), section.hunks);
  if (section.moveTo === null) return draft.write(file2, next);
  for (const target of draft.at(section.moveTo)) draft.write(target, next, file2);
  for (const source of draft.at(section.name, false)) draft.remove(source);
}
function sectionsOf(patchText) {
  const found2 = [];
  for (const raw of patchText.split("\n")) {
    const line = raw.replace(/\r$/, "");
    const header = HEADER.exec(line.trimEnd());
    const section = found2.at(-1);
    if (header !== null) found2.push({ verb: header[1], name: header[2].trim(), moveTo: null, lines: [], hunks: [] });
    else if (line.trim() === "*** End Patch") break;
    else if (section === void 0 || line.startsWith("*** End")) continue;
    else if (line.startsWith(MOVE)) section.moveTo = line.slice(MOVE.length).trim();
    else if (section.verb === "Add") section.lines.push(line.startsWith("+") ? line.slice(1) : line);
    else if (line.startsWith("@@")) section.hunks.push({ heading: line.slice(2).trim(), lines: [] });
    else addToHunk(section, line);
  }
  return found2;
}
function addToHunk(section, line) {
  if (section.hunks.length === 0) section.hunks.push({ heading: "", lines: [] });
  section.hunks.at(-1)?.lines.push(line);
}
function applyHunks(text3, hunks) {
  if (typeof text3 !== "string") return void 0;
  const ending = text3.includes("\r\n") ? "\r\n" : "\n";
  const lines = text3.replace(/\r?\n$/, "").split(/\r?\n/);
  let from = 0;
  for (const { heading, lines: hunk } of hunks) {
    if (heading !== "") from = Math.max(from, lines.findIndex((line, i) => i >= from && line.trim() === heading) + 1);
    const old = hunk.filter((line) => !line.startsWith("+")).map(content);
    const fresh = hunk.filter((line) => !line.startsWith("-")).map(content);
    const at = old.length > 0 ? findLines(lines, old, from) : heading !== "" ? from : lines.length;
    if (at < 0) return void 0;
    lines.splice(at, old.length, ...fresh);
    from = at + fresh.length;
  }
  return lines.join(ending) + ending;
}
var content = (line) => line === "" ? "" : line.slice(1);
function findLines(lines, wanted, from) {
  for (const form of [(line) => line, (line) => line.trimEnd(), (line) => line.trim()]) {
    const [have, want] = [lines.map(form), wanted.map(form)];
    for (let at = from; at + want.length <= have.length; at += 1) if (want.every((line, i) => have[at + i] === line)) return at;
  }
  return -1;
}

// src/core/globs.ts
var MAX_ALTERNATIVES = 256;
function compileGlob(pattern, ignoreCase = false, hasBraces = true) {
  const fold = (text3) => ignoreCase ? text3.toLowerCase() : text3;
  const plain4 = fold(pattern.replace(/^\.?\//, ""));
  const ways = (hasBraces ? alternatives(plain4) : [plain4]).map((way) => segmentsOf(way, pattern.startsWith("/")));
  return (path16) => {
    const segments = fold(path16).split("/");
    return ways.some((way) => matchSegments(way, segments));
  };
}
function compileNames(...patterns) {
  const names = patterns.flatMap((list3) => list3.split(" ")).flatMap(alternatives);
  const plain4 = new Set(names.filter((name) => !/[*?[]/.test(name)));
  const open = names.filter((name) => /[*?[]/.test(name)).map(unitsOf);
  return (path16) => {
    const name = path16.slice(path16.lastIndexOf("/") + 1);
    if (plain4.has(name)) return true;
    const letters = [...name];
    return open.some((units) => matchLetters(units, letters));
  };
}
function segmentsOf(pattern, anchored) {
  const whole3 = pattern.endsWith("/") ? `${pattern}**/*` : pattern;
  return whole3.includes("/") || anchored ? whole3.split("/") : ["**", whole3];
}
function alternatives(pattern) {
  let ways = [pattern];
  while (ways.length < MAX_ALTERNATIVES) {
    const wider = ways.flatMap(withoutFirstBrace);
    if (wider.every((way, i) => way === ways[i])) return wider;
    ways = wider;
  }
  return ways;
}
function withoutFirstBrace(pattern) {
  const close = pattern.indexOf("}");
  const open = close < 0 ? -1 : pattern.lastIndexOf("{", close);
  if (open < 0) return [pattern];
  const [head, tail] = [pattern.slice(0, open), pattern.slice(close + 1)];
  return pattern.slice(open + 1, close).split(",").map((option) => head + option + tail);
}
function matchSegments(pattern, path16) {
  return greedy(pattern, path16, (part) => part === "**", matchName);
}
function matchName(pattern, name) {
  return matchLetters(unitsOf(pattern), [...name]);
}
function matchLetters(units, letters) {
  return greedy(units, letters, (unit) => unit === "*", matchUnit);
}
function greedy(pattern, subject, isStar, fits2) {
  let [at, star, mark, i] = [0, -1, 0, 0];
  while (i < subject.length) {
    const part = pattern[at];
    if (part !== void 0 && isStar(part)) [star, mark, at] = [at, i, at + 1];
    else if (part !== void 0 && fits2(part, subject[i])) [at, i] = [at + 1, i + 1];
    else if (star >= 0) [mark, at, i] = [mark + 1, star + 1, mark + 1];
    else return false;
  }
  while (at < pattern.length && isStar(pattern[at])) at += 1;
  return at === pattern.length;
}
function unitsOf(pattern) {
  const units = [];
  const letters = [...pattern];
  for (let i = 0; i < letters.length; i += 1) {
    const end2 = letters[i] === "[" ? letters.indexOf("]", i + 2) : -1;
    if (end2 > 0) units.push(letters.slice(i, end2 + 1).join(""));
    else units.push(letters[i]);
    if (end2 > 0) i = end2;
  }
  return units;
}
function matchUnit(unit, letter) {
  if (unit === "?") return true;
  if (unit.length > 2 && unit.startsWith("[")) return inSet(unit.slice(1, -1), letter);
  return unit === letter;
}
function inSet(set2, letter) {
  const negated = set2.startsWith("!") || set2.startsWith("^");
  const members = [...negated ? set2.slice(1) : set2];
  let found2 = false;
  for (let i = 0; i < members.length; i += 1) {
    const [from, dash, to] = [members[i], members[i + 1], members[i + 2]];
    if (dash === "-" && to !== void 0) {
      found2 ||= letter >= from && letter <= to;
      i += 2;
    } else found2 ||= letter === from;
  }
  return found2 !== negated;
}

// src/core/intercept/shellacts.ts
function shellTargets(place, command, workdir) {
  const draft = new Draft(place);
  const start = draft.at(workdir ?? ".")[0]?.absolute ?? place.launch;
  for (const act of actsOf(runsOf(command, start, place.home).runs)) {
    if (act.cwd !== null || act.name.text.startsWith("/")) new Hand(draft, act).carryOut();
  }
  return draft.targets;
}
var GUARDED_NAMES = [".opencode", ".git", "plugin", "plugins", "watchdog.jsonc", "watchdog.json", "opencode.json", "opencode.jsonc", "intervention"];
var Hand = class {
  constructor(draft, act) {
    this.draft = draft;
    this.act = act;
  }
  draft;
  act;
  carryOut() {
    const { act, draft } = this;
    if (!act.name.isKnown) return this.pattern();
    for (const file2 of this.at(act.name.text, act.kind !== "delete")) {
      if (act.kind === "delete") draft.remove(file2);
      else if (act.kind === "mode") draft.touch(file2);
      else if (act.kind === "into" || act.from !== null && this.isFolder(file2)) this.into(act.from);
      else if (act.kind === "append") draft.write(file2, joined(draft.read(file2), act.content));
      else draft.write(file2, act.from === null ? act.content ?? void 0 : this.copied(act.from), this.origin(act.from));
    }
  }
  at(name, follow = true) {
    return this.draft.at(name, follow, this.act.cwd ?? "/");
  }
  /** `rm dir/*`: the disk is not listed; only names that matter are tried, and the pattern itself tells the folder. */
  pattern() {
    const { kind, name } = this.act;
    const at = name.text.lastIndexOf("/") + 1;
    const [folder, last] = [name.text.slice(0, at), name.text.slice(at)];
    const fits2 = compileGlob(last);
    const hits = GUARDED_NAMES.filter((guarded) => fits2(guarded) && (!guarded.startsWith(".") || last.startsWith(".")));
    for (const hit of [last, ...hits]) for (const file2 of this.at(folder + hit, false)) kind === "delete" ? this.draft.remove(file2) : this.draft.touch(file2);
  }
  into(from) {
    if (from === null || !from.isKnown) return;
    for (const file2 of this.at(`${this.act.name.text}/${basename(from.text)}`)) this.draft.write(file2, this.copied(from), this.origin(from));
  }
  isFolder({ absolute }) {
    return this.act.name.text.endsWith("/") || this.draft.place.look.kind(absolute) === "folder";
  }
  origin(from) {
    return from === null || !from.isKnown ? null : this.at(from.text)[0] ?? null;
  }
  copied(from) {
    const file2 = this.origin(from);
    return file2 === null ? void 0 : this.draft.read(file2) ?? void 0;
  }
};
var joined = (text3, more) => text3 === void 0 || more === null ? void 0 : (text3 ?? "") + more;

// src/core/intercept/targets.ts
var NOTHING = { kind: "unknown", targets: [], namesAll: false, writes: false, command: null, prompt: null };
var READS = { ...NOTHING, kind: "reads", namesAll: true };

// src/core/intercept/unknown.ts
var PATHS = "filePath file_path filepath path file uri filename file_name target_file targetFile absolute_path relative_path relative_workspace_path notebook_path source src from old_path oldPath".split(" ");
var CONTENTS = "content contents text file_text fileText new_content newContent body data code new_source newText new_text".split(" ");
var OLD = "oldString old_string old_str oldText old_text search".split(" ");
var NEW = "newString new_string new_str newText new_text replace replacement".split(" ");
var TARGETS = "destination dest to target new_path newPath target_path targetPath".split(" ");
var WRITING = new Set("write create edit update delete remove move rename patch apply replace insert append save put copy modify overwrite upload touch format refactor unlink rm mv cp set add change fix generate scaffold".split(" "));
var REMOVING = new Set("delete remove unlink rm".split(" "));
var SHELLS2 = new Set("bash shell exec execute run terminal command sh zsh process".split(" "));
var MAX_RECORDS = 500;
var MAX_DEPTH4 = 6;
function wordsOf(tool) {
  return tool.slice(0, 200).replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z\d]+/);
}
var hasWritingVerb = (tool) => wordsOf(tool).some((word) => WRITING.has(word));
function commandOf(tool, args) {
  if (!isFields(args) || !wordsOf(tool).some((word) => SHELLS2.has(word))) return null;
  const command = first(args, ["command", "cmd", "script", "commandLine", "command_line"]);
  if (Array.isArray(args["args"]) && command !== null) return [command, ...args["args"].map((arg) => typeof arg === "string" ? quote2(arg) : "")].join(" ");
  return command;
}
function applyUnknown(draft, tool, args) {
  const words = wordsOf(tool);
  const records = recordsOf(args);
  const holdsContent = records.filter((record3) => applyContent(draft, record3)).length > 0;
  const named2 = new Set(draft.targets.map(({ file: file2 }) => file2.absolute));
  const isRemoval = words.some((word) => REMOVING.has(word));
  for (const record3 of records) applyVerb(draft, record3, isRemoval ? "remove" : hasWritingVerb(tool) ? "write" : "none", named2);
  return holdsContent;
}
function applyContent(draft, record3) {
  const [name, content2] = [first(record3, PATHS), first(record3, CONTENTS)];
  const [oldText, newText] = [first(record3, OLD), first(record3, NEW)];
  if (name === null || first(record3, TARGETS) !== null) return false;
  for (const file2 of draft.at(name)) {
    if (oldText !== null && newText !== null) edit(draft, file2, oldText, newText);
    else if (content2 !== null) draft.write(file2, content2);
  }
  return content2 !== null || oldText !== null && newText !== null;
}
function applyVerb(draft, record3, verb, named2) {
  const [name, to] = [first(record3, PATHS), first(record3, TARGETS)];
  if (name === null || verb === "none") return;
  for (const file2 of draft.at(name)) {
    if (to !== null) move(draft, file2, to);
    else if (named2.has(file2.absolute)) continue;
    else if (verb === "remove") draft.remove(file2);
    else draft.write(file2, void 0);
  }
}
function move(draft, file2, to) {
  const text3 = draft.read(file2);
  for (const target of draft.at(to)) draft.write(target, text3 ?? void 0, file2);
}
function edit(draft, file2, oldText, newText) {
  const text3 = draft.read(file2);
  draft.write(file2, typeof text3 === "string" ? replaceText(text3, oldText, newText, false) : void 0);
}
function recordsOf(args) {
  const found2 = [];
  const visit2 = (value, depth) => {
    if (depth > MAX_DEPTH4 || found2.length >= MAX_RECORDS) return;
    if (Array.isArray(value)) for (const item of value) visit2(typeof item === "string" ? { path: item } : item, depth + 1);
    else if (isFields(value)) {
      found2.push(value);
      for (const [key, inner] of Object.entries(value)) if (typeof inner === "object" && inner !== null) visit2(withPath(value, key, inner), depth + 1);
    }
  };
  visit2(typeof args === "string" ? parse3(args) : args, 0);
  return found2;
}
function withPath(outer, key, inner) {
  const path16 = first(outer, PATHS);
  if (key !== "edits" || path16 === null || !Array.isArray(inner)) return inner;
  return inner.map((item) => isFields(item) && first(item, PATHS) === null ? { ...item, path: path16 } : item);
}
function first(record3, keys) {
  for (const key of keys) if (typeof record3[key] === "string") return record3[key];
  return null;
}
function parse3(text3) {
  try {
    return JSON.parse(text3);
  } catch {
    return null;
  }
}
var isFields = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var quote2 = (text3) => `'${text3.replaceAll("'", "'\\''")}'`;

// src/core/intercept/intent.ts
var READERS2 = new Set("read glob grep list question todowrite todoread skill webfetch websearch codesearch lsp invalid plan_enter plan_exit".split(" "));
function intentOf(call, place) {
  const args = fieldsOf(call.args);
  switch (call.tool) {
    case "write":
      return files(place, (draft) => write(draft, args));
    case "edit":
      return files(place, (draft) => edit2(draft, args, text(args["filePath"])));
    case "multiedit":
      return files(place, (draft) => multiedit(draft, args));
    case "apply_patch":
      return files(place, (draft) => applyPatch(draft, text(args["patchText"]) ?? ""));
    case "patch":
      return files(place, (draft) => applyPatch(draft, text(args["patchText"]) ?? text(args["patch"]) ?? ""));
    case "bash":
      return shell(place, text(args["command"]), text(args["workdir"]));
    case "task":
      return { ...NOTHING, kind: "task", prompt: text(args["prompt"]) };
    case "tdd_checkpoint":
      return { ...NOTHING, kind: "checkpoint" };
    default:
      return READERS2.has(call.tool) ? READS : unknown2(call, place, args);
  }
}
var fieldsOf = (args) => typeof args === "object" && args !== null && !Array.isArray(args) ? args : {};
var text = (value) => typeof value === "string" ? value : null;
function files(place, work) {
  const draft = new Draft(place);
  work(draft);
  return { ...NOTHING, kind: "files", targets: draft.targets, namesAll: true, writes: true };
}
function shell(place, command, workdir) {
  if (command === null) return { ...NOTHING, kind: "shell", writes: true };
  return { ...NOTHING, kind: "shell", targets: shellTargets(place, command, workdir), writes: true, command };
}
function unknown2(call, place, args) {
  const command = commandOf(call.tool, call.args);
  if (command !== null) return shell(place, command, text(args["cwd"]) ?? text(args["workdir"]));
  const draft = new Draft(place);
  const holdsContent = applyUnknown(draft, call.tool, call.args);
  return { ...NOTHING, targets: draft.targets, writes: holdsContent || hasWritingVerb(call.tool) };
}
function write(draft, args) {
  const [name, content2] = [text(args["filePath"]), text(args["content"])];
  if (name === null || content2 === null) return;
  for (const file2 of draft.at(name)) draft.write(file2, content2);
}
function multiedit(draft, args) {
  const edits = Array.isArray(args["edits"]) ? args["edits"] : [];
  for (const item of edits) edit2(draft, fieldsOf(item), text(fieldsOf(item)["filePath"]) ?? text(args["filePath"]));
}
function edit2(draft, args, name) {
  const [oldText, newText] = [text(args["oldString"]), text(args["newString"])];
  if (name === null || oldText === null || newText === null) return;
  for (const file2 of draft.at(name)) {
    const before2 = draft.read(file2);
    if (oldText === "") draft.write(file2, newText);
    else draft.write(file2, typeof before2 === "string" ? replaceText(before2, oldText, newText, args["replaceAll"] === true) : void 0);
  }
}

// src/core/prompts/asks.ts
var REVIEW = /\b(?:review|audit|critique|inspect|examin|assess|evaluat|proofread)(?:s|e|es|ed|er|ers|ing|ion)?\b|\b(?:find|report|list|look for|search for|identify)\b[^.!?\n]{0,60}\b(?:defects?|bugs?|issues?|problems?|faults?|findings?|flaws?)\b/i;
var REVIEW_ZH = /评审|审查|审核|审阅|复审|复核|检视|走查|(?:找出|报告|列出)[^。！？\n]{0,30}(?:缺陷|问题|错误|漏洞)/;
var BEGIN = "(?:^[\\s>*+\\-\\d.)]*|[,:]\\s+|\\b(?:and|then|please|also|afterwards|finally|you|must|should|will|can|may|shall|go ahead)\\s+(?:(?:then|also|just|and)\\s+)?)";
var CHANGE = "(?:fix|implement|change|modify|edit|refactor|rewrite|update|correct|repair|remove|delete|apply|resolve|address|mend)";
var MAKE = "(?:write|add|create|give|make)\\s+(?!(?:(?:a|an|the|your|one|its|each|all|any|every|up|down)\\s+){0,2}(?:\\w+\\s+)?(?:reports?|findings?|summary|list|reviews?|comments?|severity|severities|descriptions?|table|notes?|verdict|assessment|answers?|suggestions?|recommendations?|examples?)\\b)";
var NOTHING2 = "(?!nothing\\b|no\\b|none\\b)";
var ASKED = new RegExp(`${BEGIN}(?:${CHANGE}\\s+|${MAKE})${NOTHING2}\\S`, "i");
var HELD_BACK = /\b(?:not|never|without|n['’]t|cannot|nothing|whether|how|what|which|suggest|propose|recommend)\b|\bno\s+(?:changes?|edits?|files?)\b/i;
var ASKED_ZH = /^[\s>*+\-\d.、)）]*(?:请|并且?|然后|再|直接|同时|需要|顺便|接着|最后|你|要|应该?|必须|帮我|把|将[^，。]{0,20}|问题|它们|都)*(?:修复|修改|实现|编写|重构|改正|更新|添加|删除|修正)(?!建议|意见|方案|报告|记录|清单|列表|的|了|是否|情况|内容)/;
function asksForReview(text3) {
  return REVIEW.test(text3) || REVIEW_ZH.test(text3);
}
function asksForChanges(text3) {
  return sentencesOf(text3).some(isOrder) || clausesOf(text3).some((clause) => ASKED_ZH.test(clause));
}
var LONGEST_SENTENCE = 600;
function sentencesOf(text3) {
  return text3.split(/[.!?;](?=\s|$)|\n(?=\s*(?:[-*+]|\d+[.)])\s|\s*\n)|[。！？；]/).map((sentence) => sentence.trim().replace(/\s+/g, " ").slice(0, LONGEST_SENTENCE));
}
function clausesOf(text3) {
  return text3.split(/[，。；！？、,;.!?\n]|(?<!合)(?=并|然后|接着)/).map((clause) => clause.trim().slice(0, LONGEST_SENTENCE));
}
function isOrder(sentence) {
  const order = ASKED.exec(sentence);
  return order !== null && !HELD_BACK.test(sentence.slice(0, order.index + order[0].length));
}

// src/core/prompts/exempt.ts
var MASK = "";
var INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
var FENCE = /^ {0,3}(`{3,}|~{3,})/;
var HEADING = /^ {0,3}(#{1,6})(?:[ \t]|$)/;
var UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/;
var CONTESTED = /^[\s#*]*(?:contested issues|(?:有)?争议(?:的)?(?:问题|项|事项))[\s:：*#]*$/i;
function normalise(prompt) {
  return prompt.normalize("NFKC").replace(/\r\n?|\u2028|\u2029/g, "\n").replace(INVISIBLE, "");
}
function maskExempt(text3) {
  const lines = text3.split("\n");
  const kinds = kindsOf(lines);
  const blocked = lines.map((line, at) => kinds[at] === "text" ? line : hide(line));
  const masked = maskQuotations(maskCodeSpans(blocked.join("\n")));
  return { text: masked, lines, inContested: contestedIn(lines, kinds) };
}
function kindsOf(lines) {
  const fences = closedFences(lines);
  return lines.map((line, at) => {
    if (fences.has(at)) return "code";
    if (/^ {0,3}>/.test(line)) return "quotation";
    return isHeading(lines, at) ? "heading" : "text";
  });
}
function closedFences(lines) {
  const inside = /* @__PURE__ */ new Set();
  let open = null;
  for (const [at, line] of lines.entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (mark === void 0) continue;
    if (open === null) open = { at, mark };
    else if (mark[0] === open.mark[0] && mark.length >= open.mark.length && line.trim() === mark) {
      for (let covered = open.at; covered <= at; covered += 1) inside.add(covered);
      open = null;
    }
  }
  return inside;
}
function isHeading(lines, at) {
  const line = lines[at] ?? "";
  if (HEADING.test(line)) return true;
  const isAlone = line.trim() !== "" && (lines[at - 1] ?? "").trim() === "";
  return isAlone && UNDERLINE.test(lines[at + 1] ?? "");
}
function levelOf(lines, at) {
  const marks = HEADING.exec(lines[at] ?? "")?.[1];
  if (marks !== void 0) return marks.length;
  return (lines[at + 1] ?? "").trim().startsWith("=") ? 1 : 2;
}
function contestedIn(lines, kinds) {
  const ranges = [];
  let offset = 0;
  let level2 = null;
  for (const [at, line] of lines.entries()) {
    if (kinds[at] === "heading") {
      if (CONTESTED.test(line)) level2 = levelOf(lines, at);
      else if (level2 !== null && levelOf(lines, at) <= level2) level2 = null;
    }
    if (level2 !== null) ranges.push([offset, offset + line.length]);
    offset += line.length + 1;
  }
  return (place) => ranges.some(([from, to]) => from <= place && place <= to);
}
function maskCodeSpans(text3) {
  return perParagraph(text3, (paragraph) => {
    const runs = [...paragraph.matchAll(/`+/g)].map((run) => ({ from: run.index, length: run[0].length }));
    const next = nextOfLength(runs.map(({ length }) => length));
    const spans = [];
    for (let at = 0; at < runs.length; at += 1) {
      const closing = next[at] ?? -1;
      const [first2, last] = [runs[at], runs[closing]];
      if (first2 === void 0 || last === void 0) continue;
      spans.push([first2.from, last.from + last.length]);
      at = closing;
    }
    return hideSpans(paragraph, spans);
  });
}
function nextOfLength(lengths) {
  const later = /* @__PURE__ */ new Map();
  const next = new Array(lengths.length).fill(-1);
  for (let at = lengths.length - 1; at >= 0; at -= 1) {
    const length = lengths[at] ?? 0;
    next[at] = later.get(length) ?? -1;
    later.set(length, at);
  }
  return next;
}
var QUOTED = /"[^"]*"|“[^“”]*”|‘[^‘’\n]*’|«[^«»]*»|「[^「」]*」|『[^『』]*』|(?<![\p{L}\p{N}])'[^'\n]*'(?![\p{L}\p{N}])/gu;
function maskQuotations(text3) {
  return perParagraph(text3, (paragraph) => paragraph.replace(QUOTED, hide));
}
function perParagraph(text3, change2) {
  return text3.split(/(\n[ \t]*\n)/).map((part, at) => at % 2 === 0 ? change2(part) : part).join("");
}
function hideSpans(text3, spans) {
  const parts2 = [];
  let from = 0;
  for (const [start, end2] of spans) {
    parts2.push(text3.slice(from, start), hide(text3.slice(start, end2)));
    from = end2;
  }
  return parts2.join("") + text3.slice(from);
}
function hide(text3) {
  return text3.replace(/[^\n]/g, MASK);
}

// src/core/prompts/patterns.ts
var GAP = "[\\s_-]{1,20}";
var NUMBER = "(?:#?\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)";
var NUMERAL = "(?:\\d{1,4}|[一二两三四五六七八九十Nn]{1,3})";
var NOT_ROUNDING = "(?![\\s-]?(?:trips?|robin|off|up|down)\\b)";
var NOT_DIGITS = "(?![.,]?\\d|\\s{0,3}(?:decimals?|digits?|places?)\\b)";
var ENGLISH = {
  "FP-1": {
    "stop condition": "stop(?:ping)?_conditions?",
    "gate pass": "gate_pass(?:es|ed)?",
    "consecutive rounds": "consecutive(?:_[a-z]{1,20}){0,2}_(?:rounds?|zero(?:e?s)?)",
    "early stop": "early_stops?"
  },
  "FP-2": { "cumulative tally": "cumulative_tall(?:y|ies)", "running total": "running_totals?", "total C/H/M": "total_[CHM](?![+#'’\\w])" },
  "FP-3": {
    "previous round": `(?:prior|previous|last|preceding)(?:_review)?_rounds?${NOT_ROUNDING}`,
    "round N found": `round_(?:N)_found`
  },
  "FP-4": { "fix list": "fix_lists?", "fixes applied": "fixes_applied", "addressed items": "addressed_items?", "resolved issues": "resolved_issues?" },
  "FP-5": {
    "round N": `round_(?:N)${NOT_DIGITS}`,
    "this is round": "this_is_(?:the_)?(?:[a-z]{1,10}_)?round",
    "round count": "round_counts?",
    "loop round": "loop_rounds?"
  },
  "FP-6": { "loop state": "loop_states?", "gate status": "gate_status(?:es)?", "pass/fail status": "pass\\s?/\\s?fail_status" },
  "FP-7": {
    "only check": "only_check",
    "focus only on": "focus_only_on",
    "limit scope to": "limit_(?:(?:the|your|review)_){0,2}scope_to",
    "do not review": "(?:do_not|don['’]?t)_review"
  },
  INJECTION: {
    "ignore previous instructions": "ignore_(?:all_)?(?:(?:of_)?(?:the|your)_)?previous_instructions?",
    "disregard your training": "disregard_your_training",
    "you are now": "you(?:_are|['’]re)_now",
    "pretend you are": "pretend_(?:that_)?you(?:_are|['’]re)",
    "override safety": "override_safety",
    "new instructions": "new_instructions?"
  }
};
var CHINESE = {
  "FP-1": { 停止条件: "停止条件", 连续N轮: `连续\\s?${NUMERAL}\\s?轮`, 审查达标: "审查达标", 质量达标: "质量达标" },
  "FP-2": { 累计计数: "累计计数", 累计统计: "累计统计", 总C数: "总\\s?[CHM]\\s?数" },
  "FP-3": { 上一轮: "上一轮", 前一轮: "前一轮", 上轮发现: "上轮发现", 之前发现: "之前发现" },
  "FP-4": { 修复列表: "修复列表", 已修复: "已修复", 已解决: "已解决", 修改清单: "修改清单" },
  "FP-5": { 第N轮: `第\\s?${NUMERAL}\\s?轮`, 第几轮: "第几轮", 当前轮次: "当前轮次" },
  "FP-6": { 循环状态: "循环状态", 审查状态: "审查状态", 是否通过: "是否通过" },
  "FP-7": { 只检查: "[只仅]检查", 不要审查: "不要审查", 限制范围: "限制范围", 跳过审查: "跳过审查" },
  INJECTION: {
    忽略之前的指令: "忽略[^。\\n]{0,12}之前的指令",
    无视你的训练: "无视你的训练",
    你现在是: "你现在是",
    假装你是: "假装你是",
    覆盖安全: "覆盖安全",
    新指令: "新指令"
  }
};
function english(source) {
  const spelled2 = source.replaceAll("(?:N)", NUMBER).replaceAll("_", GAP);
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${spelled2})(?![\\p{L}\\p{N}_])`, "giu");
}
function patternsOf(table, compile) {
  return Object.entries(table).flatMap(
    ([category, phrases]) => Object.entries(phrases).map(([name, source]) => ({
      category,
      name,
      regex: compile(source),
      isFreeInContested: category === "FP-3" || category === "FP-5"
    }))
  );
}
var PATTERNS = [...patternsOf(ENGLISH, english), ...patternsOf(CHINESE, (source) => new RegExp(source, "gu"))];

// src/core/text.ts
var LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
function cut(text3, most) {
  return text3.slice(0, most).replace(LONE_SURROGATE, "�");
}

// src/core/prompts.ts
var LONGEST_PROMPT = 2e5;
var MOST_MATCHES = 50;
var LONGEST_EXCERPT = 160;
var BEFORE = 60;
function isReviewPrompt(prompt) {
  const text3 = normalise(cut(prompt, LONGEST_PROMPT));
  return asksForReview(text3) && !asksForChanges(text3);
}
function scanPrompt(prompt) {
  const masked = maskExempt(normalise(cut(prompt, LONGEST_PROMPT)));
  const hits = PATTERNS.flatMap((pattern) => hitsOf(pattern, masked)).sort((a, b) => a.offset - b.offset);
  return matchesOf(hits.slice(0, MOST_MATCHES), masked);
}
function isInjection(match) {
  return match.category === "INJECTION";
}
function hitsOf(pattern, { text: text3, inContested }) {
  const hits = [];
  for (const { index } of text3.matchAll(pattern.regex)) {
    if (pattern.isFreeInContested && inContested(index)) continue;
    hits.push({ offset: index, pattern });
    if (hits.length >= MOST_MATCHES) break;
  }
  return hits;
}
function matchesOf(hits, { text: text3, lines }) {
  let line = 0;
  let lineStart = 0;
  let lineEnd2 = text3.indexOf("\n");
  return hits.map(({ offset, pattern }) => {
    while (lineEnd2 >= 0 && lineEnd2 < offset) {
      line += 1;
      lineStart = lineEnd2 + 1;
      lineEnd2 = text3.indexOf("\n", lineStart);
    }
    return { category: pattern.category, pattern: pattern.name, line: line + 1, text: excerptOf(lines[line] ?? "", offset - lineStart) };
  });
}
function excerptOf(line, column) {
  const start = line.length > LONGEST_EXCERPT ? Math.max(0, column - BEFORE) : 0;
  return cut(line.slice(start).trim(), LONGEST_EXCERPT);
}

// src/core/fastcheck/tree.ts
var CLOSES = { ")": "(", "]": "[", "}": "{" };
var MAX_DEPTH5 = 150;
var MAX_ANNOTATION = 64;
function groupTokens(tokens) {
  const stack = [{ open: null, nodes: [] }];
  for (const token of tokens) {
    const top = stack.at(-1);
    if (token.kind !== "punct") top.nodes.push(token);
    else if (token.text === "(" || token.text === "[" || token.text === "{") {
      if (stack.length > MAX_DEPTH5) return null;
      stack.push({ open: token.text, nodes: [] });
    } else if (token.text in CLOSES) {
      if (top.open !== CLOSES[token.text] || top.open === null) return null;
      stack.pop();
      stack.at(-1)?.nodes.push({ kind: "group", open: top.open, nodes: top.nodes });
    } else top.nodes.push(token);
  }
  return stack.length === 1 ? stack[0]?.nodes ?? null : null;
}
var CARRIES_ON_AFTER = new Set("= => + - * / % & | ^ ! < > ? : , . && || ?? -> :: := == != <= >= += -= *= /= ?. === !== @ ...".split(" "));
var CARRIES_ON_BEFORE = new Set("= => . ?. , : ? && || ?? + * / % | ^ -> :: == != <= >= += -= === !==".split(" "));
var WORDS_BEFORE = new Set("else catch finally from as satisfies extends implements where throws is in instanceof and or".split(" "));
function splitStatements(nodes, grammar) {
  const found2 = [];
  let current = [];
  const end2 = () => {
    while (current.at(-1)?.kind === "newline") current.pop();
    if (current.length > 0) found2.push(current);
    current = [];
  };
  nodes.forEach((node2, i) => {
    if (isPunct(node2, ";") && !(grammar.name === "go" && isWord(current[0], "if", "for", "switch"))) return end2();
    if (node2.kind === "newline") {
      if (current.length > 0 && grammar.newlineEnds && endsAtNewline(nodes, i, grammar) && !isAnnotation(current)) end2();
      return;
    }
    current.push(node2);
    if (node2.kind === "group" && node2.open === "{" && endsAfterBlock(nodes, i)) end2();
  });
  end2();
  return found2;
}
function isAnnotation(nodes) {
  if (!isPunct(nodes[0], "@") || nodes.length > MAX_ANNOTATION) return false;
  return nodes.every((node2, i) => i === 0 ? true : node2.kind === "word" ? isPunct(nodes[i - 1], "@") || isPunct(nodes[i - 1], ".") || isPunct(nodes[i - 1], ":") : isPunct(node2, "@") || isPunct(node2, ".") || isPunct(node2, ":") || isGroup(node2, "("));
}
function endsAtNewline(nodes, at, grammar) {
  const before2 = nodes[at - 1];
  const after2 = nextSolid(nodes, at + 1);
  if (before2 !== void 0 && before2.kind === "punct" && CARRIES_ON_AFTER.has(before2.text) && before2.text !== ":") return false;
  if (after2 === void 0) return true;
  if (after2.kind === "group") return !(after2.open === "{" && grammar.name !== "go");
  if (after2.kind === "punct") return !CARRIES_ON_BEFORE.has(after2.text);
  return !(after2.kind === "word" && WORDS_BEFORE.has(after2.text));
}
function endsAfterBlock(nodes, at) {
  const after2 = nextSolid(nodes, at + 1);
  if (after2 === void 0) return true;
  if (after2.kind === "punct") return !(CARRIES_ON_BEFORE.has(after2.text) || after2.text === ";" || after2.text === "-");
  if (after2.kind === "group") return nodes[at + 1]?.kind === "newline";
  if (after2.kind === "word" && after2.text === "while") return false;
  return !(after2.kind === "word" && WORDS_BEFORE.has(after2.text));
}
function nextSolid(nodes, from) {
  for (let i = from; i < nodes.length; i += 1) if (nodes[i]?.kind !== "newline") return nodes[i];
  return void 0;
}
function isPunct(node2, text3) {
  return node2 !== void 0 && node2.kind === "punct" && node2.text === text3;
}
function isWord(node2, ...texts2) {
  return node2 !== void 0 && node2.kind === "word" && texts2.includes(node2.text);
}
function isGroup(node2, open) {
  return node2 !== void 0 && node2.kind === "group" && node2.open === open;
}
function keyOf(nodes) {
  const out = [];
  addKeys(nodes, out);
  return out.join(" ");
}
function addKeys(nodes, out) {
  const commas = nodes.filter((node2) => isPunct(node2, ",")).length;
  nodes.forEach((node2, i) => {
    if (node2.kind === "newline") return;
    if (node2.kind === "group") {
      out.push(node2.open);
      addKeys(node2.nodes, out);
      out.push("close");
    } else if (node2.kind === "string" || node2.kind === "template") out.push(`${node2.kind} ${node2.dress} ${JSON.stringify(node2.text)}`);
    else if (!(isPunct(node2, ",") && commas > 1 && nextSolid(nodes, i + 1) === void 0)) out.push(node2.text);
  });
}
function* tokensOf(nodes) {
  for (const node2 of nodes) {
    if (node2.kind === "group") yield* tokensOf(node2.nodes);
    else if (node2.kind !== "newline") yield node2;
  }
}

// src/core/fastcheck/literals.ts
var WORDS = new Set("None True False null undefined true false nil NULL TRUE FALSE NaN Infinity NotImplemented".split(" "));
function isLiteral(nodes) {
  const solid2 = nodes.filter((node3) => node3.kind !== "newline");
  const rest = isPunct(solid2[0], "-") || isPunct(solid2[0], "+") ? solid2.slice(1) : solid2;
  const [node2] = rest;
  if (node2 === void 0 || rest.length !== 1) return false;
  if (node2.kind === "group") return node2.open === "(" ? isLiteral(node2.nodes) || node2.nodes.length === 0 : node2.nodes.every((inner) => inner.kind === "newline");
  return node2.kind === "number" || node2.kind === "string" || node2.kind === "word" && WORDS.has(node2.text);
}
function isPlainData(nodes) {
  return nodes.every((node2, i) => {
    if (node2.kind === "group") return isPlainData(node2.nodes) && !isCall(nodes, i);
    if (node2.kind === "word") return WORDS.has(node2.text) || isKey(nodes, i);
    if (node2.kind === "punct") return node2.text === "-" ? isSign(nodes, i) : [",", ":", "=", "=>"].includes(node2.text);
    return node2.kind !== "template" && node2.kind !== "regex";
  });
}
var isSign = (nodes, at) => at === 0 || nodes[at - 1]?.kind === "punct" || nodes[at - 1]?.kind === "newline";
function isKey(nodes, at) {
  return isPunct(nodes[at + 1], ":");
}
function isCall(nodes, at) {
  const before2 = nodes[at - 1];
  return isGroup(nodes[at], "(") && before2 !== void 0 && (before2.kind === "word" || before2.kind === "group");
}

// src/core/fastcheck/bodies.ts
var CONTROL = new Set("if for foreach while until switch match when case try loop select with do unless begin synchronized lock using go defer".split(" "));
var OPERATORS = new Set("+ * / % ** && || ?? == != === !== <= >= & | ^ ? //".split(" "));
var ASSIGNS = new Set("= := += -= *= /= %= ||= ++ --".split(" "));
var THROWING_CALLS = new Set("panic TODO fatalError".split(" "));
var THROWING_MACROS = new Set("todo unimplemented panic unreachable".split(" "));
function judgeBody(body, isExpression, grammar) {
  const statements = body.filter((statement, i) => !isFiller(statement, i, grammar));
  const [only] = statements;
  if (only === void 0) return "stub";
  if (statements.length > 1) return statements.some((statement) => isWork(statement, grammar)) ? "business" : "unsure";
  if (isThrow(only)) return "stub";
  const value = isWord(only[0], "return") ? only.slice(1) : isExpression || endsInValue(grammar) ? only : null;
  if (value !== null && (value.length === 0 || isLiteral(value))) return "stub";
  if (isWork(only, grammar)) return "business";
  return value !== null && computes(value, grammar) ? "business" : "unsure";
}
function isFiller(statement, at, grammar) {
  const [node2] = statement;
  if (statement.length !== 1 || node2 === void 0) return false;
  if (grammar.name === "python") return isWord(node2, "pass") || isPunct(node2, "...") || at === 0 && node2.kind === "string";
  return grammar.name === "javascript" || grammar.name === "typescript" || grammar.name === "tsx" ? at === 0 && node2.kind === "string" : false;
}
var endsInValue = (grammar) => grammar.name === "rust" || grammar.name === "ruby";
function isThrow(statement) {
  const [first2, second, third] = statement;
  if (isWord(first2, "raise", "throw")) return !statement.some((node2) => isWord(node2, "if", "unless", "rescue"));
  if (first2?.kind !== "word") return false;
  if (THROWING_MACROS.has(first2.text) && isPunct(second, "!")) return third?.kind === "group" && statement.length === 3;
  return THROWING_CALLS.has(first2.text) && isGroup(second, "(") && statement.length === 2;
}
function isWork(statement, grammar) {
  const [first2] = statement;
  if (first2?.kind === "word" && CONTROL.has(first2.text) && statement.length > 1) return true;
  if (isWord(first2, "return")) return computes(statement.slice(1), grammar);
  const at = statement.findIndex((node2) => node2.kind === "punct" && ASSIGNS.has(node2.text));
  if (at < 0) return isCallWithNames(statement);
  const isDiscard = isWord(first2, "_") || isWord(statement[1], "_");
  return !isDiscard && (!isPunct(statement[at], "=") && !isPunct(statement[at], ":=") ? true : computes(statement.slice(at + 1), grammar));
}
function isCallWithNames(statement) {
  const [first2] = statement;
  const isUsual = isWord(first2, "super", "parent", "base", "print", "println", "console", "log", "logger", "logging", "void", "raise", "throw", "_", "pass", "del", "puts", "Err", "Ok", "Some", "Promise");
  return first2?.kind === "word" && !isUsual && callsWithNames(statement);
}
function computes(value, grammar) {
  if (value.some((node2, i) => isGroup(node2, "{") && isInnerBody(value[i - 1]) && splitStatements(node2.nodes, grammar).some((inner) => isWork(inner, grammar)))) return true;
  const tokens = [...tokensOf(value)];
  if (tokens.some((token) => isWord(token, "new", "reject", "Err", "Error", "NotImplementedError"))) return false;
  return value.some((node2, i) => isOperation(value, node2, i)) || callsWithNames(value);
}
var isInnerBody = (before2) => isPunct(before2, "=>") || isGroup(before2, "(");
function isOperation(value, node2, at) {
  if (isGroup(node2, "(") && node2.nodes.some((inner, i) => isOperation(node2.nodes, inner, i))) return true;
  if (node2.kind !== "punct" || at === 0 || at === value.length - 1) return false;
  return OPERATORS.has(node2.text) || node2.text === "-" && isValueEnd(value[at - 1]);
}
var isValueEnd = (node2) => node2 !== void 0 && node2.kind !== "punct" && node2.kind !== "newline";
function callsWithNames(value) {
  return value.some((node2, i) => {
    const before2 = value[i - 1];
    return isGroup(node2, "(") && before2 !== void 0 && before2.kind === "word" && [...tokensOf(node2.nodes)].some((token) => token.kind === "template" || token.kind === "word" && !isLiteral([token]));
  });
}

// src/core/languages.ts
var LANGUAGES = {
  python: ".py .pyw .pyi .pyx .pxd",
  javascript: ".js .mjs .cjs .jsx .es6",
  typescript: ".ts .mts .cts",
  tsx: ".tsx",
  component: ".vue .svelte .astro",
  go: ".go",
  rust: ".rs",
  java: ".java",
  ruby: ".rb .rake",
  csharp: ".cs .razor .cshtml",
  kotlin: ".kt .kts",
  php: ".php .phtml",
  c: ".c .h",
  cpp: ".cc .cpp .cxx .c++ .hpp .hh .hxx .ipp .cu .cuh",
  objc: ".m .mm",
  swift: ".swift",
  scala: ".scala .sc",
  groovy: ".groovy",
  clojure: ".clj .cljs .cljc",
  erlang: ".erl .hrl",
  elixir: ".ex .exs",
  haskell: ".hs .lhs",
  ocaml: ".ml .mli",
  fsharp: ".fs .fsx .fsi",
  visualbasic: ".vb",
  dart: ".dart",
  lua: ".lua",
  perl: ".pl .pm",
  r: ".r",
  julia: ".jl",
  nim: ".nim",
  zig: ".zig",
  crystal: ".cr",
  elm: ".elm",
  coffeescript: ".coffee",
  solidity: ".sol",
  fortran: ".f .f90 .f95 .f03",
  pascal: ".pas",
  ada: ".adb .ads",
  lisp: ".lisp .cl .el .scm .rkt",
  assembly: ".asm .s",
  cobol: ".cob .cbl",
  vala: ".vala",
  haxe: ".hx",
  gleam: ".gleam",
  move: ".move",
  verilog: ".v .sv .vhd .vhdl"
};
var INTERPRETERS = {
  python: "python",
  pypy: "python",
  node: "javascript",
  nodejs: "javascript",
  bun: "typescript",
  deno: "typescript",
  tsx: "typescript",
  "ts-node": "typescript",
  ruby: "ruby",
  perl: "perl",
  php: "php",
  lua: "lua",
  rscript: "r",
  julia: "julia",
  scala: "scala",
  groovy: "groovy",
  elixir: "elixir",
  escript: "erlang",
  runhaskell: "haskell",
  guile: "lisp",
  "rust-script": "rust"
};
var BY_EXTENSION = new Map(
  Object.entries(LANGUAGES).flatMap(([language, list3]) => list3.split(" ").map((ending) => [ending, language]))
);
var DOCUMENT_EXTENSIONS = new Set(
  ".md .mdx .markdown .rst .txt .adoc .asciidoc .org .tex .pdf .docx .odt .rtf .textile .wiki".split(" ")
);
var CONFIG_EXTENSIONS = new Set(
  ".json .jsonc .json5 .yml .yaml .toml .ini .cfg .conf .properties .xml .env .lock .plist .editorconfig .hcl .tf .nix".split(" ")
);
function languageOfExtension(ending) {
  return BY_EXTENSION.get(ending) ?? null;
}
function languageOfShebang(head) {
  if (!head.startsWith("#!")) return null;
  const words = (head.slice(2, 200).split(/\r?\n/, 1)[0] ?? "").split(/\s+/).filter((word) => word !== "");
  const names = words.map((word) => word.slice(word.lastIndexOf("/") + 1).toLowerCase());
  const program = names[0] === "env" ? names.slice(1).find((name) => !name.startsWith("-") && !name.includes("=")) : names[0];
  if (program === void 0) return null;
  return INTERPRETERS[program] ?? INTERPRETERS[program.replace(/[\d.]+$/, "")] ?? null;
}

// src/core/names.ts
var TEST_FOLDERS = new Set("test tests __tests__ spec specs testdata __snapshots__ __mocks__ __fixtures__ androidtest integrationtest functionaltest testfixtures e2e cypress".split(" "));
var STEP_CODE = /(^|\/)(step_definitions|features\/(?:[^/]+\/)*(?:steps|support))\/|(^|\/)features\/environment\.py$/;
var TEST_PROJECT = /^[A-Z][\w.]*(?:\.(?:Unit|Integration)?Tests?|[a-z]Tests)$/;
var TEST_NAMES = compileNames(
  "test_*.py *_test.* *.test.* *.spec.* *-test.{js,mjs,cjs,ts} test.{js,mjs,cjs,ts} tests.py tests.rs conftest.py sitecustomize.py usercustomize.py *_spec.rb *.snap *.cy.{js,ts,jsx,tsx} *.feature",
  "{*Test,*Tests}.{java,kt,cs,php,swift,scala,groovy} *Spec.{kt,scala,groovy} *IT.java",
  "{jest,vitest,test,tests}{.,-,_}{setup,teardown,global-setup,globalSetup}.{js,mjs,cjs,ts,mts,cts} setup{Tests,-tests,.tests,-jest,-vitest}.{js,mjs,cjs,ts,mts,cts}"
);
var TEST_CONFIG_NAMES = compileNames(
  "pytest.ini .pytest.ini pytest.toml .pytest.toml pyproject.toml setup.cfg tox.ini tox.toml noxfile.py",
  "{vitest,jest,playwright,cypress,ava,wdio,karma,web-test-runner,cucumber}.{config,conf}.* vitest.{workspace,projects}.* .mocharc.* .mocharc .taprc",
  "vite.config.* package.json deno.json deno.jsonc bunfig.toml Cargo.toml nextest.toml pom.xml build.gradle build.gradle.kts phpunit.xml phpunit.xml.dist phpunit.dist.xml .rspec",
  "composer.json *.csproj *.fsproj *.runsettings xunit.runner.json Makefile makefile GNUmakefile Justfile justfile Taskfile.yml Taskfile.yaml"
);
var GENERATED_NAMES = compileNames("*_pb2.py *_pb2.pyi *_pb2_grpc.py *.pb.go *.pb.gw.go *.pb.cc *.pb.h *.g.dart *.freezed.dart *.g.cs *.Designer.cs *.min.js *.min.mjs");
var CONFIG_NAMES = compileNames(
  "{webpack,rollup,babel,eslint,prettier,postcss,tailwind,next,nuxt,svelte,astro,metro,snowpack,stylelint,commitlint,lint-staged,tsup,esbuild,drizzle,remix,gatsby,capacitor,vue,craco,unocss,knip}.config.*",
  ".{eslintrc,prettierrc,babelrc,stylelintrc,commitlintrc,lintstagedrc,swcrc}.* Gruntfile.* gulpfile.* dangerfile.*",
  "setup.py build.rs Package.swift Gemfile Guardfile Capfile Podfile Fastfile Appfile Brewfile Vagrantfile *.gemspec *.podspec settings.gradle settings.gradle.kts build.sbt mix.exs rebar.config",
  "*.mk CMakeLists.txt *.cmake Rakefile Jenkinsfile Dockerfile* Containerfile* SConstruct SConscript wscript meson.build BUILD BUILD.bazel WORKSPACE *.bzl",
  "requirements*.txt constraints*.txt go.mod go.sum go.work .gitignore .gitattributes .gitmodules .dockerignore .npmrc .nvmrc .tool-versions .env.* .editorconfig"
);
var DOCUMENT_NAMES = compileNames("README* LICENSE* LICENCE* COPYING* NOTICE AUTHORS* CONTRIBUTORS* CHANGELOG* CHANGES* HISTORY* SECURITY* CODEOWNERS");
var DELIVERABLE_NAMES = {
  1: compileNames("requirements*.md prd*.md product-design*.md user-stories*.md"),
  2: compileNames("technical*.md architecture*.md design-doc*.md api-design*.md"),
  3: compileNames("test-plan*.md test-strategy*.md test-cases*.md")
};
function isTestName(path16) {
  const folders = path16.split("/");
  folders.pop();
  return folders.some((folder) => TEST_FOLDERS.has(folder.toLowerCase()) || TEST_PROJECT.test(folder)) || STEP_CODE.test(path16) || TEST_NAMES(path16);
}
var isTestConfigName = (path16) => TEST_CONFIG_NAMES(path16) || /(^|\/)\.cargo\/config(\.toml)?$/.test(path16);
var isGeneratedName = (path16) => GENERATED_NAMES(path16);
var isConfigName = (path16) => CONFIG_NAMES(path16);
var isDocumentName = (path16) => !basename(path16).includes(".") && DOCUMENT_NAMES(path16);
function isDeliverableName(phase, name) {
  return DELIVERABLE_NAMES[phase]?.(name) ?? false;
}
function isGuardGround(path16) {
  const [first2, second, third] = path16.toLowerCase().split("/");
  if (first2 === ".git" && second === "intervention") return true;
  if (first2 === ".opencode" && (second === "watchdog.jsonc" || second === "watchdog.json")) return third === void 0;
  return first2 === ".opencode" && (second === "plugin" || second === "plugins");
}

// src/core/classify.ts
var compiled = /* @__PURE__ */ new WeakMap();
function classify(path16, rules, hints = {}) {
  const language = languageOf(path16, hints.head ?? "");
  const kind = kindOf(path16, rulesFor(rules, hints.ignoreCase ?? false), language);
  return language === null || typeof kind !== "string" ? wrap(kind) : { kind, language };
}
function isGuardedTest(kind) {
  return kind === "test" || kind === "test-config";
}
function languageOf(path16, head = "") {
  const ending = extension(path16);
  return ending === "" ? languageOfShebang(head) : languageOfExtension(ending);
}
function wrap(found2) {
  return typeof found2 === "string" ? { kind: found2 } : { kind: "deliverable", phase: found2.phase };
}
function kindOf(path16, rules, language) {
  if (isGuardGround(path16)) return "guard";
  if (rules.ignore(path16) === "in") return "ignored";
  const [test, business2] = [rules.test(path16), rules.business(path16)];
  if (test === "in") return "test";
  if (business2 === "in") return "business";
  if (test !== "out" && isTestName(path16)) return "test";
  if (test !== "out" && isTestConfigName(path16)) return "test-config";
  const phase = deliverableOf(path16, rules);
  if (phase !== null) return { phase };
  return restOf(path16, business2, language);
}
function restOf(path16, business2, language) {
  if (isGeneratedName(path16)) return "generated";
  if (isConfigName(path16) || CONFIG_EXTENSIONS.has(extension(path16))) return "config";
  if (isDocumentName(path16) || DOCUMENT_EXTENSIONS.has(extension(path16))) return "doc";
  return language !== null && business2 !== "out" ? "business" : "other";
}
function deliverableOf(path16, rules) {
  const name = basename(path16).toLowerCase();
  for (const phase of [1, 2, 3]) {
    const said = rules.deliverables.find(([number4]) => number4 === phase)?.[1](path16) ?? null;
    if (said === "in" || said === null && isDeliverableName(phase, name)) return phase;
  }
  return rules.deliverables.find(([number4, has]) => number4 > 3 && has(path16) === "in")?.[0] ?? null;
}
function rulesFor(paths, ignoreCase) {
  const known2 = compiled.get(paths)?.get(ignoreCase);
  if (known2 !== void 0) return known2;
  const made = {
    test: override(paths.test, ignoreCase),
    business: override(paths.business, ignoreCase),
    ignore: override(paths.ignore, ignoreCase),
    deliverables: Object.entries(paths.deliverables).map(([phase, globs]) => [Number(phase), override(globs, ignoreCase)])
  };
  compiled.set(paths, (compiled.get(paths) ?? /* @__PURE__ */ new Map()).set(ignoreCase, made));
  return made;
}
function override(globs, ignoreCase) {
  const rules = globs.map(
    (glob) => glob.startsWith("!") ? ["out", compileGlob(glob.slice(1), ignoreCase)] : ["in", compileGlob(glob, ignoreCase)]
  );
  return (path16) => rules.findLast(([, fits2]) => fits2(path16))?.[0] ?? null;
}

// src/core/fastcheck/braces.ts
var CONTAINERS = new Set("class interface struct enum trait impl namespace module object record mod union companion extern annotation package".split(" "));
var FUNCTION_WORDS = new Set("function fn func fun".split(" "));
var CONTROL2 = new Set("if for foreach while switch match when try catch do else synchronized using lock unsafe static init return".split(" "));
var FREE_STARTS = new Set("import package use using type typealias declare namespace mod extern strict_types".split(" "));
var TYPE_PUNCTUATION = new Set(": , < > . | & ? ! :: ' @ #".split(" "));
var DECLARING = new Set("let var val pub func fn fun function const static".split(" "));
var MODIFIERS = new Set(
  "export default public private protected internal static final abstract async pub open override virtual sealed partial readonly declare data inline suspend tailrec operator infix lateinit const volatile transient native extern unsafe required new get set".split(" ")
);
function outlineBraces(nodes, grammar, within = "") {
  return splitStatements(nodes, grammar).flatMap((statement) => itemsOf(statement, grammar, within));
}
function itemsOf(statement, grammar, within) {
  const head = withoutAnnotations(statement, grammar);
  if (grammar.name === "rust" && isTestPart(statement)) return [{ kind: "tests", nodes: statement }];
  const block = statement.findIndex((node2) => isGroup(node2, "{"));
  const first2 = head.find((node2) => !(node2.kind === "word" && MODIFIERS.has(node2.text)));
  if (isFree(first2, statement)) return [{ kind: "loose", nodes: statement, isDeclaration: true }];
  if (block < 0) return [withoutBlock(statement, head, grammar, within)];
  return withBlock(statement, block, grammar, within);
}
function isFree(first2, statement) {
  if (first2 === void 0 || isWord(statement[0], "declare")) return true;
  if (isWord(first2, "mod", "namespace", "module", "extern") || isWord(first2, "type") && statement.some((node2) => isWord(node2, "struct", "interface"))) return false;
  if (first2.kind === "group") return first2.open === "{" && isWord(statement[0], "export") && statement[1] === first2;
  return first2.kind === "word" && FREE_STARTS.has(first2.text);
}
function isTestPart(statement) {
  const attributes = statement.filter((node2, i) => isGroup(node2, "[") && isPunct(statement[i - 1], "#"));
  return attributes.some(({ nodes }) => isWord(nodes[0], "test") || statement.some((node2) => isWord(node2, "mod")) && isWord(nodes[0], "cfg") && isGroup(nodes[1], "(") && nodes[1].nodes.length === 1 && isWord(nodes[1].nodes[0], "test"));
}
function withoutAnnotations(statement, { name }) {
  let at = 0;
  while (at < statement.length) {
    const node2 = statement[at];
    if (isPunct(node2, "#") && (name === "rust" || name === "php")) at += isPunct(statement[at + 1], "!") ? 3 : 2;
    else if (isPunct(node2, "@")) {
      at += 2;
      while (isPunct(statement[at], ".")) at += 2;
      if (isGroup(statement[at], "(")) at += 1;
    } else if (isGroup(node2, "[") && name === "csharp" || node2?.kind === "newline") at += 1;
    else break;
  }
  return statement.slice(at);
}
function withBlock(statement, block, grammar, within) {
  const header = statement.slice(0, block);
  const group = statement[block];
  const equals = header.findIndex((node2) => isPunct(node2, "="));
  const name = nameIn(header, within);
  if (equals < 0 && header.some((node2) => node2.kind === "word" && CONTAINERS.has(node2.text)) && !hasFunctionWord(header)) {
    if (header.some((node2) => isWord(node2, "enum"))) return [{ kind: "loose", nodes: header, isDeclaration: true }, ...enumItems(group, grammar, name)];
    return [{ kind: "loose", nodes: header, isDeclaration: true }, ...outlineBraces(group.nodes, grammar, name)];
  }
  const rest = statement.slice(block + 1);
  if (rest.length === 0 && isFunctionHeader(header, equals, grammar, within)) {
    return [{ kind: "function", name, header, body: splitStatements(group.nodes, grammar), isExpression: false, shape: "" }];
  }
  if (grammar.name === "csharp" && isPropertyBlock(group)) return [{ kind: "loose", nodes: statement, isDeclaration: equals < 0 || isPlainData(rest) }];
  if (equals >= 0 && !header.slice(equals).some((node2) => isPunct(node2, "=>"))) return [{ kind: "loose", nodes: statement, isDeclaration: isPlainData(statement.slice(equals + 1)) && declaresName(withoutAnnotations(statement, grammar), grammar, within) }];
  return [{ kind: "loose", nodes: statement, isDeclaration: false }];
}
function enumItems(group, grammar, name) {
  return splitStatements(group.nodes, grammar).flatMap((statement) => {
    const isNames = [...tokensOf(statement)].every((token) => ["word", "number", "string"].includes(token.kind) || ",=-.|".includes(token.text) || token.text === "<<");
    return isNames && !statement.some((node2) => isGroup(node2, "{")) ? [{ kind: "loose", nodes: statement, isDeclaration: true }] : itemsOf(statement, grammar, name);
  });
}
var isPropertyBlock = (group) => [...tokensOf(group.nodes)].every((token) => ["get", "set", "init", "private", "protected", "internal", ";"].includes(token.text)) && group.nodes.length > 0;
var hasFunctionWord = (nodes) => nodes.some((node2) => node2.kind === "word" && FUNCTION_WORDS.has(node2.text));
function isFunctionHeader(header, equals, grammar, within) {
  const first2 = withoutAnnotations(header, grammar).find((node2) => !(node2.kind === "word" && MODIFIERS.has(node2.text)));
  if (hasFunctionWord(header)) return equals >= 0 ? isBinding(header, equals, within) : first2?.kind === "word" && FUNCTION_WORDS.has(first2.text);
  if (isPunct(header.at(-1), "=>")) return equals >= 0 && isBinding(header, equals, within);
  if (equals >= 0 || within === "" || first2?.kind === "word" && CONTROL2.has(first2.text)) return false;
  const params = header.findIndex((node2) => isGroup(node2, "("));
  const before2 = header[params - 1];
  return params > 0 && (before2?.kind === "word" || isPunct(before2, ">") || isGroup(before2, "[")) && grammar.name !== "go";
}
function isBinding(header, equals, within) {
  const colon = header.findIndex((node2) => isPunct(node2, ":"));
  const left = header.slice(0, colon >= 0 && colon < equals ? colon : equals).filter((node2) => node2.kind === "word");
  const own = left.filter((node2) => node2.kind === "word" && !MODIFIERS.has(node2.text) && !DECLARING.has(node2.text));
  return own.length === 1 && (within !== "" || left.some((node2) => isWord(node2, "const", "let", "var", "val")));
}
function withoutBlock(statement, head, grammar, within) {
  const arrow = statement.findIndex((node2) => isPunct(node2, "=>"));
  const equals = statement.findIndex((node2) => isPunct(node2, "="));
  const isArrow = arrow > 0 && (grammar.name === "csharp" ? within !== "" : equals >= 0 && equals < arrow && isSimpleArrow(statement, equals, arrow) && isBinding(head, head.indexOf(statement[equals]), within));
  const isFun = grammar.name === "kotlin" && equals > 0 && hasFunctionWord(statement.slice(0, equals));
  if (isArrow || isFun) {
    const at = isArrow ? arrow : equals;
    return { kind: "function", name: nameIn(statement.slice(0, at), within), header: statement.slice(0, at), body: [statement.slice(at + 1)], isExpression: true, shape: "" };
  }
  return { kind: "loose", nodes: statement, isDeclaration: equals >= 0 ? isPlainData(statement.slice(equals + 1)) && declaresName(head, grammar, within) : declaresOnly(head, within) };
}
function declaresName(head, grammar, within) {
  if (within !== "" || !(grammar.regex || grammar.name === "php")) return true;
  return isWord(head[0], "const", "let", "var", "export", "declare") || grammar.name === "php" && isPunct(head[1], "=");
}
function isSimpleArrow(statement, equals, arrow) {
  const between = statement.slice(equals + 1, arrow).filter((node2) => !isWord(node2, "async"));
  return between.length === 1 || isGroup(between[0], "(") && isPunct(between[1], ":");
}
function declaresOnly(head, within) {
  const [first2, second] = head;
  if (first2 === void 0 || first2.kind === "string") return true;
  const call = head.findIndex((node2) => isGroup(node2, "("));
  if (isWord(first2, "export") && isWord(second, "default")) return head.length === 3;
  if (call < 0 && within === "" && head.some((node2) => node2.kind === "punct" && !TYPE_PUNCTUATION.has(node2.text) && !(node2.text === "*" && isWord(first2, "export")))) return false;
  if (call < 0) return within !== "" ? !(first2.kind === "word" && CONTROL2.has(first2.text)) : first2.kind === "word" && (MODIFIERS.has(first2.text) || CONTAINERS.has(first2.text) || DECLARING.has(first2.text));
  const words = head.slice(0, call);
  if (words.some((node2) => node2.kind === "word" && CONTAINERS.has(node2.text))) return true;
  if (within === "") return hasFunctionWord(words) && isWord(first2, "declare", "abstract", "export", "function", "external", "expect");
  return second !== void 0 && first2.kind === "word" && !isPunct(second, ".") && !words.some((node2) => isPunct(node2, "!"));
}
function nameIn(header, within) {
  const params = header.findIndex((node2) => isGroup(node2, "("));
  const equals = header.findIndex((node2) => isPunct(node2, "="));
  const words = header.slice(0, equals >= 0 ? equals : params > 0 ? params : header.length).filter((node2) => node2.kind === "word");
  const last = [...words].reverse().find((node2) => node2.kind === "word" && !MODIFIERS.has(node2.text) && !FUNCTION_WORDS.has(node2.text));
  const name = last?.kind === "word" ? last.text : "";
  return within === "" ? name : `${within}.${name}`;
}

// src/core/fastcheck/grammars.ts
var BRACES = {
  name: "",
  lineComments: ["//"],
  blockComments: "flat",
  openQuotes: "",
  quotes: `"'`,
  tripleQuotes: false,
  prefixes: null,
  interpolation: null,
  regex: false,
  layout: "braces",
  newlineEnds: false
};
var SCRIPT = { ...BRACES, quotes: "\"'`", openQuotes: "`", interpolation: { mark: "${", quotes: "`" }, regex: true, newlineEnds: true };
var GRAMMARS = {
  python: {
    ...BRACES,
    lineComments: ["#"],
    blockComments: "none",
    tripleQuotes: true,
    prefixes: /^(?:[rbuf]|rb|br|fr|rf)$/i,
    layout: "indent",
    newlineEnds: true
  },
  javascript: SCRIPT,
  typescript: SCRIPT,
  tsx: SCRIPT,
  go: { ...BRACES, quotes: "\"'`", openQuotes: "`", newlineEnds: true },
  rust: { ...BRACES, blockComments: "nested", openQuotes: '"', prefixes: /^(?:b|c)$/ },
  java: { ...BRACES, tripleQuotes: true },
  ruby: {
    ...BRACES,
    lineComments: ["#"],
    blockComments: "none",
    quotes: "\"'`",
    openQuotes: "\"'`",
    interpolation: { mark: "#{", quotes: '"`' },
    regex: true,
    layout: "end",
    newlineEnds: true
  },
  csharp: { ...BRACES, tripleQuotes: true },
  kotlin: { ...BRACES, blockComments: "nested", tripleQuotes: true, interpolation: { mark: "$", quotes: '"' }, newlineEnds: true },
  php: { ...BRACES, lineComments: ["//", "#"], openQuotes: `"'`, interpolation: { mark: "$", quotes: '"' } }
};
function grammarOf(language) {
  const row = language === null ? void 0 : GRAMMARS[language];
  return row === void 0 || language === null ? null : { ...row, name: language };
}

// src/core/fastcheck/lines.ts
function branchesOf(tokens, grammar) {
  const lines = linesOf(tokens);
  if (lines === null) return null;
  const tree = nest(lines);
  if (grammar.layout === "end") return closeEnds(tree);
  return isEven(tree, 0) ? tree : null;
}
function linesOf(tokens) {
  const nodes = groupTokens(tokens);
  if (nodes === null) return null;
  const lines = [];
  let current = [];
  let indent = 0;
  const end2 = () => {
    if (current.length > 0) lines.push({ indent, nodes: current });
    current = [];
  };
  for (const node2 of nodes) {
    if (node2.kind === "newline") {
      end2();
      indent = node2.indent;
    } else if (isPunct(node2, ";")) end2();
    else current.push(node2);
  }
  end2();
  return lines;
}
function nest(lines) {
  const top = [];
  const stack = [{ indent: -1, inner: top }];
  for (const line of lines) {
    while (stack.at(-1).indent >= line.indent && stack.length > 1) stack.pop();
    const branch = { ...line, inner: [] };
    stack.at(-1)?.inner.push(branch);
    stack.push(branch);
  }
  return top;
}
function isEven(branches, indent) {
  return branches.every((branch) => {
    if (branch.indent !== indent) return false;
    const [first2] = branch.inner;
    return first2 === void 0 || isPunct(branch.nodes.at(-1), ":") && isEven(branch.inner, first2.indent);
  });
}
var OPENERS = new Set("class module def if unless while until case begin for".split(" "));
var GOES_ON = ["else", "elsif", "rescue", "ensure", "when", "in"];
function closeEnds(branches) {
  const closed2 = [];
  for (const [i, branch] of branches.entries()) {
    if (isWord(branch.nodes[0], "end")) {
      const opener = branches[i - 1];
      if (opener === void 0 || !opensBlock(opener.nodes) || branch.nodes.length !== 1 || branch.inner.length > 0) return null;
      continue;
    }
    const inner = closeEnds(branch.inner);
    const needsEnd = inner !== null && inner.length > 0 && opensBlock(branch.nodes) || isBareDefinition(branch.nodes);
    if (inner === null || needsEnd && !isWord(branches[i + 1]?.nodes[0], "end", ...GOES_ON)) return null;
    closed2.push({ ...branch, inner });
  }
  return closed2;
}
var opensBlock = ([first2, ...rest]) => first2?.kind === "word" && (OPENERS.has(first2.text) || GOES_ON.includes(first2.text)) || rest.some((node2) => isWord(node2, "do", "def", "case", "if", "begin"));
var isBareDefinition = (nodes) => isWord(nodes[0], "def", "class", "module") && !nodes.some((node2) => isPunct(node2, "=") || isWord(node2, "end"));

// src/core/fastcheck/layout.ts
function outlineLayout(tokens, grammar) {
  return branchesOf(tokens, grammar)?.flatMap((branch) => itemsOf2(branch, grammar, "")) ?? null;
}
function itemsOf2(branch, grammar, within) {
  const { nodes } = branch;
  const first2 = isWord(nodes[0], "async") ? nodes[1] : nodes[0];
  if (isWord(first2, "def")) return [functionItem(branch, grammar, within)];
  if (isWord(first2, "class", "module")) return containerItems(branch, grammar, within);
  if (isPunct(first2, "@") && grammar.name === "python") return [{ kind: "loose", nodes, isDeclaration: true }];
  if (branch.inner.length === 0) return [{ kind: "loose", nodes, isDeclaration: declaresOnly2(nodes, grammar) }];
  const inner = branch.inner.flatMap((child) => itemsOf2(child, grammar, within));
  const isGuard = isWord(first2, "if") && nodes.some((node2) => isWord(node2, "TYPE_CHECKING"));
  return [{ kind: "loose", nodes, isDeclaration: isGuard }, ...inner];
}
function functionItem(branch, grammar, within) {
  const { nodes } = branch;
  const end2 = headerEnd(nodes, grammar);
  const inline = nodes.slice(end2 + 1);
  const body = [...inline.length > 0 ? [inline] : [], ...flatten(branch.inner)];
  return { kind: "function", name: qualified(nodes, within), header: nodes.slice(0, end2), body, isExpression: false, shape: shapeOf(branch.inner) };
}
function headerEnd(nodes, grammar) {
  if (grammar.name === "python") {
    const colon = nodes.findIndex((node2) => isPunct(node2, ":"));
    return colon < 0 ? nodes.length : colon;
  }
  const equals = nodes.findIndex((node2, i) => isPunct(node2, "=") && i > 1);
  return equals < 0 ? nodes.length : equals;
}
function containerItems(branch, grammar, within) {
  const { nodes } = branch;
  const end2 = headerEnd(nodes, grammar);
  const inline = nodes.slice(end2 + 1);
  const name = qualified(nodes, within);
  const own = [{ kind: "loose", nodes: nodes.slice(0, end2), isDeclaration: true }];
  if (inline.length > 0) own.push({ kind: "loose", nodes: inline, isDeclaration: declaresOnly2(inline, grammar) });
  return [...own, ...branch.inner.flatMap((child) => itemsOf2(child, grammar, name))];
}
function flatten(branches) {
  return branches.flatMap((branch) => [branch.nodes, ...flatten(branch.inner)]);
}
function shapeOf(branches) {
  return branches.map((branch) => `(${shapeOf(branch.inner)})`).join("");
}
function qualified(nodes, within) {
  const at = nodes.findIndex((node2) => isWord(node2, "def", "class", "module"));
  const end2 = nodes.findIndex((node2, i) => i > at && (node2.kind === "group" || isPunct(node2, ":") || isPunct(node2, "<")));
  const name = nodes.slice(at + 1, end2 < 0 ? at + 2 : end2).map((node2) => node2.kind === "group" ? "" : node2.text).join("");
  return within === "" ? name : `${within}.${name}`;
}
function isOwnName(target) {
  const colon = target.findIndex((node2) => isPunct(node2, ":"));
  return target.slice(0, colon < 0 ? target.length : colon).every((node2) => node2.kind === "word" || isPunct(node2, ","));
}
var RUBY_DECLARES = "require require_relative attr_reader attr_writer attr_accessor private protected public private_constant".split(" ");
function declaresOnly2(nodes, grammar) {
  const [first2, second] = nodes;
  if (isWord(first2, "import", "from", "pass")) return grammar.name === "python";
  if (isWord(first2, ...RUBY_DECLARES)) return grammar.name === "ruby" && !nodes.some((node2) => isWord(node2, "def", "do") || isPunct(node2, "=") || isGroup(node2, "{"));
  if (nodes.length === 1 && (first2?.kind === "string" || isPunct(first2, "..."))) return true;
  const equals = nodes.findIndex((node2) => isPunct(node2, "="));
  if (equals > 0) return isPlainData(nodes.slice(equals + 1)) && isOwnName(nodes.slice(0, equals));
  return grammar.name === "python" && first2?.kind === "word" && isPunct(second, ":") && !nodes.some((node2) => isGroup(node2, "("));
}

// src/core/fastcheck/strings.ts
var MAX_NESTING = 12;
var RAW_RUST = /b?r(#{0,16})"/y;
var CHAR_RUST = /'(?:\\(?:[nrt0\\'"]|x[0-9a-fA-F]{2}|u\{[0-9a-fA-F]{1,6}\})|[^\\'\n])'/uy;
var PREFIX = /[A-Za-z]{1,2}(?=["'])/y;
var CSHARP = /\$?@?\$?"/y;
function openersOf({ name, quotes, prefixes }) {
  return quotes + (prefixes === null ? "" : "rRbBuUfFc") + (name === "csharp" ? "$@" : "") + (name === "php" ? "<" : "");
}
function readQuoted(text3, at, grammar) {
  const found2 = readBody(text3, at, grammar);
  return found2 === null || found2 === "broken" ? found2 : { ...found2, opening: text3.slice(at, found2.end - found2.content.length - closingLength(text3, found2)) };
}
function closingLength(text3, { content: content2, end: end2 }) {
  for (const length of [1, 3, 2]) if (text3.slice(end2 - length - content2.length, end2 - length) === content2) return length;
  return 1;
}
function readBody(text3, at, grammar) {
  if (grammar.name === "rust") return readRust(text3, at, grammar);
  if (grammar.name === "csharp") return readCsharp(text3, at, grammar);
  if (grammar.name === "php" && text3.startsWith("<<<", at)) return "broken";
  const start = at + prefixLength(text3, at, grammar);
  const quote3 = text3[start];
  if (quote3 === void 0 || !grammar.quotes.includes(quote3)) return null;
  const prefix = text3.slice(at, start).toLowerCase();
  if (grammar.tripleQuotes && text3.startsWith(quote3.repeat(3), start)) return closed(text3, start + 3, quote3.repeat(3), prefix, grammar, 0);
  return closed(text3, start + 1, quote3, prefix, grammar, 0);
}
function prefixLength(text3, at, grammar) {
  if (grammar.prefixes === null) return 0;
  PREFIX.lastIndex = at;
  const found2 = PREFIX.exec(text3)?.[0] ?? "";
  return found2 !== "" && grammar.prefixes.test(found2) ? found2.length : 0;
}
function closed(text3, from, close, prefix, grammar, depth) {
  const quote3 = close[0];
  const mark = grammar.interpolation !== null && grammar.interpolation.quotes.includes(quote3) ? grammar.interpolation.mark : null;
  const isOpen = close.length > 1 || grammar.openQuotes.includes(quote3);
  const escapes = !(quote3 === "`" && grammar.name === "go") && !(close.length > 1 && grammar.name === "kotlin");
  let isTemplate = false;
  for (let i = from; i < text3.length; i += 1) {
    const letter = text3[i];
    if (text3.startsWith(close, i)) return finish(text3.slice(from, i), i + close.length, isTemplate, prefix.includes("f"));
    if (letter === "\\" && escapes) i += 1;
    else if (letter === "\n" && !isOpen) return "broken";
    else if (mark !== null && text3.startsWith(mark, i) && isValueMark(text3, i, mark)) {
      isTemplate = true;
      const brace = text3.indexOf("{", i);
      if (brace !== i && brace !== i + 1) continue;
      const end2 = skipBraces(text3, brace, grammar, depth + 1);
      if (end2 < 0) return "broken";
      i = end2 - 1;
    }
  }
  return "broken";
}
function finish(content2, end2, isTemplate, holdsValues) {
  if (!holdsValues || !content2.includes("{")) return { content: content2, end: end2, isTemplate };
  return content2.split("{").length === content2.split("}").length ? { content: content2, end: end2, isTemplate: true } : "broken";
}
function isValueMark(text3, at, mark) {
  return mark.length > 1 || /[\p{L}_{]/u.test(text3[at + 1] ?? "");
}
function skipBraces(text3, from, grammar, depth) {
  if (depth > MAX_NESTING) return -1;
  let open = 0;
  for (let i = from; i < text3.length; i += 1) {
    const letter = text3[i];
    if (letter === "{") open += 1;
    else if (letter === "}" && (open -= 1) === 0) return i + 1;
    else if (grammar.quotes.includes(letter)) {
      const inner = closed(text3, i + 1, letter, "", grammar, depth);
      if (inner === "broken") return -1;
      i = inner.end - 1;
    }
  }
  return -1;
}
function readRust(text3, at, grammar) {
  RAW_RUST.lastIndex = at;
  const raw = RAW_RUST.exec(text3);
  if (raw !== null) {
    const close = `"${raw[1]}`;
    const end2 = text3.indexOf(close, at + raw[0].length);
    return end2 < 0 ? "broken" : { content: text3.slice(at + raw[0].length, end2), end: end2 + close.length, isTemplate: false };
  }
  const start = at + prefixLength(text3, at, grammar);
  if (text3[start] === '"') return closed(text3, start + 1, '"', "", grammar, 0);
  CHAR_RUST.lastIndex = start;
  const letter = text3[start] === "'" ? CHAR_RUST.exec(text3) : null;
  return letter === null ? null : { content: letter[0].slice(1, -1), end: start + letter[0].length, isTemplate: false };
}
function readCsharp(text3, at, grammar) {
  if (text3[at] === "'") return closed(text3, at + 1, "'", "", grammar, 0);
  CSHARP.lastIndex = at;
  const opening = CSHARP.exec(text3)?.[0];
  if (opening === void 0) return null;
  const from = at + opening.length;
  const holds2 = opening.includes("$");
  if (text3.startsWith('""', from) && !opening.includes("@")) {
    const end2 = text3.indexOf('"""', from + 2);
    if (end2 >= 0) return finish(text3.slice(from + 2, end2), end2 + 3, false, holds2);
  }
  const plain4 = opening.includes("@") ? doubled(text3, from) : closed(text3, from, '"', "", grammar, 0);
  return plain4 === "broken" ? plain4 : finish(plain4.content, plain4.end, plain4.isTemplate, holds2);
}
function doubled(text3, from) {
  for (let i = text3.indexOf('"', from); i >= 0; i = text3.indexOf('"', i + 2)) {
    if (text3[i + 1] !== '"') return { content: text3.slice(from, i), end: i + 1, isTemplate: false };
  }
  return "broken";
}

// src/core/fastcheck/tokens.ts
var MAX_CHARS = 256 * 1024;
var WORD = /[\p{L}\p{M}\p{N}_$]+/uy;
var NUMBER2 = /\d\w*(?:\.\d\w*)?(?:(?<=[eE])[+-]\d+)?/y;
var OPERATOR2 = /===|!==|\.\.\.|\*\*=|<=>|=>|==|!=|<=|>=|:=|->|::|&&|\|\||\*\*|\+=|-=|\*=|\/=|%=|\?\.|\?\?|\?:|\+\+|--|=~|[^\s]/uy;
var STEERING = /@|go:|\+build|skip|doctest|pragma|ignore|only|environment|output:/i;
var VALUE_WORDS_BEFORE_REGEX = new Set("return typeof case in of delete void throw new else do and or not if unless when while until then puts".split(" "));
function readTokens(text3, grammar) {
  if (text3.length > MAX_CHARS || text3.includes("\0")) return null;
  if (grammar.name === "php" && (!text3.startsWith("<?php") || text3.includes("?>"))) return null;
  return new Reader2(text3.startsWith("\uFEFF") ? text3.slice(1) : text3, grammar).read();
}
var isPlainLetter = (code) => code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57 || code === 95 || code === 36;
var Reader2 = class {
  constructor(text3, grammar) {
    this.text = text3;
    this.grammar = grammar;
    this.openers = new Set(openersOf(grammar));
  }
  text;
  grammar;
  at = 0;
  openers;
  tokens = [];
  remarks = [];
  read() {
    if (this.grammar.name === "php") this.at = "<?php".length;
    if (this.text.startsWith("#!") && !this.text.startsWith("#![")) this.at = this.endOfLine(0);
    while (this.at < this.text.length) {
      if (!this.step()) return null;
    }
    return { tokens: this.tokens, remarks: this.remarks };
  }
  /** Reads one token. False where the text cannot be trusted. */
  step() {
    const letter = this.text[this.at];
    if (letter === "\n") return this.newline();
    if (letter === " " || letter === "	" || letter === "\r" || letter === "\f" || letter === " ") return this.skip(1);
    if (letter === "\\" && /^\\\r?\n/.test(this.text.slice(this.at, this.at + 3))) return this.skip(this.text[this.at + 1] === "\r" ? 3 : 2);
    if (this.isLineComment()) return this.comment(this.endOfLine(this.at));
    if (this.grammar.blockComments !== "none" && this.text.startsWith("/*", this.at)) return this.comment(this.endOfBlock());
    return this.value(letter);
  }
  value(letter) {
    if (this.openers.has(letter)) {
      const quoted = readQuoted(this.text, this.at, this.grammar);
      if (quoted === "broken") return false;
      if (quoted !== null) return this.string(quoted);
    }
    if (letter === "/" && this.grammar.regex && this.expectsValue()) return this.regex();
    if (this.grammar.name === "ruby" && this.isRubyLiteral(letter)) return false;
    if (letter >= "0" && letter <= "9") return this.match(NUMBER2, "number");
    return this.plainWord() || this.match(WORD, "word") || this.match(OPERATOR2, "punct");
  }
  /** Most words are ASCII, and those are read without a regular expression. */
  plainWord() {
    let end2 = this.at;
    while (isPlainLetter(this.text.charCodeAt(end2))) end2 += 1;
    if (end2 === this.at || this.text.charCodeAt(end2) > 127) return false;
    return this.push("word", this.text.slice(this.at, end2), end2);
  }
  match(pattern, kind) {
    pattern.lastIndex = this.at;
    const found2 = pattern.exec(this.text);
    if (found2 === null) return false;
    const text3 = kind === "number" ? found2[0].replaceAll("_", "").toLowerCase() : found2[0];
    return this.push(kind, text3, this.at + found2[0].length);
  }
  push(kind, text3, end2) {
    this.tokens.push({ kind, text: text3, indent: 0, dress: "" });
    this.at = end2;
    return true;
  }
  string({ content: content2, end: end2, isTemplate, opening }) {
    this.tokens.push({ kind: isTemplate ? "template" : "string", text: content2, indent: 0, dress: this.dress(opening, content2) });
    this.at = end2;
    return true;
  }
  /** In Python only `b` and `r` matter, in scripts nothing, in Ruby and PHP the quotes where there is an escape. */
  dress(opening, content2) {
    const { name, regex } = this.grammar;
    if (name === "python") return opening.replace(/[uf"']/gi, "").toLowerCase();
    if (name === "ruby" || name === "php") return content2.includes("\\") ? opening : "";
    return regex ? "" : opening;
  }
  newline() {
    let end2 = this.at + 1;
    let indent = 0;
    for (; this.text[end2] === " " || this.text[end2] === "	" || this.text[end2] === "\f"; end2 += 1) indent = this.text[end2] === "	" ? (Math.floor(indent / 8) + 1) * 8 : indent + 1;
    this.tokens.push({ kind: "newline", text: "", indent, dress: "" });
    this.at = end2;
    return true;
  }
  skip(count2) {
    this.at += count2;
    return true;
  }
  isLineComment() {
    if (this.grammar.name === "php" && this.text.startsWith("#[", this.at)) return false;
    return this.grammar.lineComments.some((mark) => this.text.startsWith(mark, this.at));
  }
  comment(end2) {
    if (end2 < 0) return false;
    const text3 = this.text.slice(this.at, end2);
    if (STEERING.test(text3)) this.remarks.push(text3.trim());
    if (text3.includes("\n")) this.tokens.push({ kind: "newline", text: "", indent: 0, dress: "" });
    this.at = end2;
    return true;
  }
  endOfLine(from) {
    const end2 = this.text.indexOf("\n", from);
    return end2 < 0 ? this.text.length : end2;
  }
  endOfBlock() {
    let depth = 0;
    let at = this.at;
    const marks = /\/\*|\*\//g;
    marks.lastIndex = at;
    for (let mark = marks.exec(this.text); mark !== null; mark = marks.exec(this.text)) {
      depth += mark[0] === "/*" ? this.grammar.blockComments === "nested" || depth === 0 ? 1 : 0 : -1;
      at = mark.index + 2;
      if (depth === 0) return at;
    }
    return -1;
  }
  regex() {
    let inSet2 = false;
    for (let i = this.at + 1; i < this.text.length; i += 1) {
      const letter = this.text[i];
      if (letter === "\n") return false;
      if (letter === "\\") i += 1;
      else if (letter === "[") inSet2 = true;
      else if (letter === "]") inSet2 = false;
      else if (letter === "/" && !inSet2) {
        WORD.lastIndex = i + 1;
        const flags = WORD.exec(this.text)?.[0] ?? "";
        return this.push("regex", this.text.slice(this.at, i + 1 + flags.length), i + 1 + flags.length);
      }
    }
    return false;
  }
  /** Whether what comes now is a value and not an operator between two. */
  expectsValue() {
    const last = this.tokens.at(-1);
    if (last === void 0 || last.kind === "newline") return true;
    if (last.kind === "word") return VALUE_WORDS_BEFORE_REGEX.has(last.text);
    return last.kind === "punct" && last.text !== ")" && last.text !== "]" && last.text !== "}";
  }
  /** Ruby's many further literals are not read: `%w[…]`, here-documents, `?a`, `=begin`, `__END__`. */
  isRubyLiteral(letter) {
    const rest = this.text.slice(this.at, this.at + 8);
    if (letter === "%") return this.expectsValue();
    if (rest.startsWith("<<")) return /^<<[~-]?["'`]?[A-Z_]/.test(rest);
    return rest.startsWith("=begin") || rest.startsWith("__END__") || letter === "?" && this.expectsValue();
  }
};

// src/core/fastcheck/outline.ts
function grammarFor(path16, head) {
  return grammarOf(languageOf(path16, head));
}
function readOutline(text3, grammar) {
  const reading = readTokens(text3, grammar);
  const items = reading === null ? null : itemsOf3(reading, grammar);
  return reading === null || items === null ? null : { items, remarks: reading.remarks };
}
function itemsOf3(reading, grammar) {
  if (grammar.layout !== "braces") return outlineLayout(reading.tokens, grammar);
  const nodes = groupTokens(reading.tokens);
  return nodes === null ? null : outlineBraces(nodes, grammar);
}

// src/core/fastcheck/stubs.ts
function isStubOnly(path16, base, next) {
  if (base === next || next.trim() === "") return base === null || base.trim() === "" || base === next ? "stub" : "unsure";
  const grammar = grammarFor(path16, next);
  if (grammar === null) return "unsure";
  const after2 = readOutline(next, grammar);
  const before2 = base === null ? { items: [], remarks: [] } : readOutline(base, grammar);
  if (after2 === null || before2 === null) return "unsure";
  const added = without2(functionsOf(after2), functionsOf(before2), bodyKey(grammar));
  const verdicts = added.map((item) => judgeBody(item.body, item.isExpression, grammar));
  if (verdicts.includes("business")) return "business";
  return verdicts.every((verdict2) => verdict2 === "stub") && isQuietAround(before2, after2, grammar) ? "stub" : "unsure";
}
function bodiless(path16, text3) {
  const grammar = grammarFor(path16, text3);
  const outline = grammar === null ? null : readOutline(text3, grammar);
  if (grammar === null || outline === null) return false;
  return outline.items.every((item) => item.kind === "function" ? judgeBody(item.body, item.isExpression, grammar) === "stub" : item.kind === "tests" || item.isDeclaration);
}
function isQuietAround(before2, after2, grammar) {
  const loose = without2(looseOf(after2), looseOf(before2), (item) => keyOf(item.nodes));
  if (!loose.every((item) => item.isDeclaration && !hasHiddenCode(item.nodes, grammar) && !importsTests(item.nodes))) return false;
  const headed = without2(functionsOf(after2), functionsOf(before2), ({ header }) => keyOf(header));
  if (headed.some(({ header }) => hasHiddenCode(header, grammar) || hasArrow(header.slice(0, -1)))) return false;
  if (without2(looseOf(before2), looseOf(after2), (item) => keyOf(item.nodes)).some((item) => !item.isDeclaration)) return false;
  return without2(functionsOf(before2), functionsOf(after2), bodyKey(grammar)).every((item) => judgeBody(item.body, item.isExpression, grammar) === "stub");
}
function hasHiddenCode(nodes, grammar) {
  const isArrow = (text3) => text3 === "->" && (grammar.name === "java" || grammar.name === "kotlin");
  const isPath = grammar.name === "rust" && nodes.some((node2) => isGroup(node2, "[") && isWord(node2.nodes[0], "path"));
  return isPath || [...tokensOf(nodes)].some((token) => token.text === "lambda" || token.kind === "template" || isArrow(token.text)) || hasInnerBlock(nodes);
}
var hasInnerBlock = (nodes) => nodes.some((node2) => node2.kind === "group" && node2.open === "(" && node2.nodes.some((inner) => isGroup(inner, "{") ? !isQuiet(inner.nodes) : hasInnerBlock([inner])));
var isQuiet = (nodes) => isPlainData(nodes) || nodes.every(isQuietNode);
function isQuietNode(node2) {
  if (node2.kind === "group") return node2.open !== "(" && isQuiet(node2.nodes);
  return node2.kind !== "punct" || [",", ":", "=", "...", "?"].includes(node2.text);
}
var hasArrow = (nodes) => [...tokensOf(nodes)].some((token) => token.text === "=>");
var TEST_STEPS = new Set("test tests __tests__ spec specs testdata conftest".split(" "));
function importsTests(nodes) {
  return [...tokensOf(nodes)].some((token) => (token.kind === "word" || token.kind === "string") && token.text.split(/[./\\]/).some((step2) => TEST_STEPS.has(step2) || step2.startsWith("test_")));
}
var functionsOf = ({ items }) => items.filter((item) => item.kind === "function");
var looseOf = ({ items }) => items.filter((item) => item.kind === "loose");
var bodyKey = (grammar) => (item) => {
  const own = item.body.filter((statement, i) => !isFiller(statement, i, grammar));
  return `${own.length === item.body.length ? item.shape : item.shape.replace("()", "")} ${own.map(keyOf).join(" ; ")}`;
};
function without2(items, others, key) {
  const left = /* @__PURE__ */ new Map();
  for (const other of others) left.set(key(other), (left.get(key(other)) ?? 0) + 1);
  return items.filter((item) => {
    const count2 = left.get(key(item)) ?? 0;
    left.set(key(item), count2 - 1);
    return count2 <= 0;
  });
}

// src/core/fastcheck/pieces.ts
function readTestText(text3, grammar) {
  const reading = readTokens(text3, grammar);
  if (reading === null) return null;
  const pieces = grammar.layout === "braces" ? fromBraces(reading.tokens, grammar) : fromLayout(reading.tokens, grammar);
  return pieces === null ? null : { pieces, tokens: reading.tokens, remarks: reading.remarks };
}
function* everyPiece(pieces) {
  for (const piece of pieces) {
    yield piece;
    yield* everyPiece(piece.inner);
  }
}
function fromLayout(tokens, grammar) {
  return branchesOf(tokens, grammar)?.map(fromBranch) ?? null;
}
function fromBranch(branch) {
  const inner = branch.inner.map(fromBranch);
  return make(branch.nodes, inner, inner.length > 0);
}
function fromBraces(tokens, grammar) {
  const nodes = groupTokens(tokens);
  return nodes === null ? null : splitStatements(nodes, grammar).map((statement) => fromStatement(statement, grammar));
}
function fromStatement(statement, grammar) {
  const found2 = isWord(statement[0], "import", "export", "use", "using") && !statement.some((node2) => isGroup(node2, "(")) ? null : splitBlock(statement);
  if (found2 === null) return make(statement, [], false);
  return make(found2.head, splitStatements(found2.block.nodes, grammar).map((inner) => fromStatement(inner, grammar)), true);
}
function make(head, inner, hasBlock) {
  const key = keyOf(head);
  return { head, key, inner, hasBlock, whole: inner.length === 0 ? key : `${key} { ${inner.map(({ whole: whole3 }) => whole3).join(" ; ")} }` };
}
function isPart(part, whole3) {
  let at = 0;
  for (const piece of whole3) {
    const wanted = part[at];
    if (wanted !== void 0 && (wanted.whole === piece.whole || wanted.key === piece.key && wanted.hasBlock && isPart(wanted.inner, piece.inner))) at += 1;
  }
  return at === part.length;
}
function splitBlock(statement) {
  const at = statement.findLastIndex((node2) => isGroup(node2, "{"));
  if (at >= 0) return { head: emptied(statement, at, []), block: statement[at] };
  const call = statement.findLastIndex((node2) => isGroup(node2, "("));
  if (call < 0) return null;
  const inside = splitBlock(statement[call].nodes);
  return inside === null ? null : { head: emptied(statement, call, inside.head), block: inside.block };
}
function emptied(statement, at, nodes) {
  const group = statement[at];
  return [...statement.slice(0, at), { ...group, nodes }, ...statement.slice(at + 1)];
}

// src/core/fastcheck/vocabulary.ts
var CALLED = new Set("it test describe context suite specify xit xtest xdescribe fit fdescribe scenario feature".split(" "));
var ATTRIBUTES = new Set("Test test ParameterizedTest RepeatedTest Fact Theory TestMethod TestCase DataTestMethod rstest tokio".split(" "));
var DEMANDS = /^(?:assert\w*|Assert\w*|expect\w*|refute\w*|verify\w*|should\w*|must_\w+|raises|fail)$/;
var SKIPS = new Set("skip skipif skipIf skipUnless xfail expectedFailure ignore Ignore Disabled Skip skipTest SkipTest Skipf SkipNow markTestSkipped markTestIncomplete pending fixme todo xit xtest xdescribe".split(" "));
var FOCUSES = new Set("only fit fdescribe ftest focus".split(" "));
var LINKS = /* @__PURE__ */ new Set([".", "->", "::", "?."]);
var GO_TEST = /^(?:Test|Benchmark|Example|Fuzz)(?:[^a-z]|$)/;
function testName({ head }, grammar) {
  switch (grammar.name) {
    case "python":
      return startsWith(nameAfter(head, "def"), "test");
    case "ruby":
      return startsWith(nameAfter(head, "def"), "test") ?? titleOf(head);
    case "go":
      return goName(head);
    case "php":
      return startsWith(nameAfter(head, "function"), "test") ?? attributed(head, "function") ?? titleOf(head);
    case "rust":
      return attributed(head, "fn");
    case "java":
    case "csharp":
      return attributed(head, null);
    case "kotlin":
      return attributed(head, "fun");
    default:
      return titleOf(head);
  }
}
function demands(statement) {
  const chain = chainOf(statement);
  const [first2, second] = chain;
  if (first2 === "require") return second !== void 0;
  if (first2 === "expect") return second === void 0 && statement.some((node2) => isGroup(node2, "("));
  return chain.some((word) => DEMANDS.test(word));
}
function marksOf({ head }, grammar) {
  const words = grammar.regex ? chainOf(head) : attributeWords(head);
  return { skips: words.some((word) => SKIPS.has(word)), focuses: words.some((word) => FOCUSES.has(word)) };
}
function isSkipCall(statement) {
  const chain = chainOf(isWord(statement[0], "raise", "throw") ? statement.slice(1) : statement);
  const last = chain.at(-1) ?? "";
  if (!SKIPS.has(last)) return false;
  return chain.length > 1 ? ["pytest", "unittest", "self", "t", "b", "this", "$this"].includes(chain[0]) : isWord(statement[0], "skip", "pending", "raise") && statement.length <= 3;
}
function chainOf(statement) {
  const start = statement.findIndex((node2) => !isWord(node2, "await", "return", "with", "async"));
  const found2 = [];
  for (let at = Math.max(start, 0); at < statement.length; at += 2) {
    const node2 = statement[at];
    if (node2?.kind !== "word") break;
    found2.push(node2.text);
    if (!LINKS.has(statement[at + 1]?.text ?? "")) break;
  }
  return found2;
}
function attributeWords(head) {
  const found2 = [];
  head.forEach((node2, i) => {
    if (isGroup(node2, "[") && (i === 0 || isPunct(head[i - 1], "#") || isGroup(head[i - 1], "["))) for (const token of tokensOf(node2.nodes)) found2.push(token.text);
    if (isPunct(node2, "@")) for (let at = i + 1; head[at]?.kind === "word" || isPunct(head[at], "."); at += 1) found2.push(head[at].text);
  });
  return found2;
}
function attributed(head, keyword) {
  if (!attributeWords(head).some((word) => ATTRIBUTES.has(word))) return null;
  if (keyword !== null) return nameAfter(head, keyword);
  const params = head.findLastIndex((node2) => isGroup(node2, "("));
  const name = head.slice(0, params).findLast((node2) => node2.kind === "word");
  return name?.kind === "word" ? name.text : null;
}
function goName(head) {
  if (!isWord(head[0], "func")) return null;
  const name = nameAfter(head, "func");
  return name !== null && GO_TEST.test(name) && name !== "TestMain" ? name : null;
}
function nameAfter(head, keyword) {
  const at = head.findIndex((node2) => isWord(node2, keyword));
  const name = at < 0 ? void 0 : head[at + 1];
  return name?.kind === "word" || name?.kind === "string" ? name.text : null;
}
var startsWith = (name, prefix) => name !== null && name.startsWith(prefix) ? name : null;
function titleOf(head) {
  const [word] = chainOf(head);
  if (word === void 0 || !CALLED.has(word)) return null;
  for (const node2 of head) {
    if (node2.kind === "string" || node2.kind === "template") return node2.text;
    const [first2] = node2.kind === "group" && node2.open === "(" ? solid(node2.nodes) : [];
    if (first2?.kind === "string" || first2?.kind === "template") return first2.text;
  }
  return null;
}
var solid = (nodes) => nodes.filter(({ kind }) => kind !== "newline");

// src/core/fastcheck/additions.ts
var REACHING = new Set(
  "sys os setattr delattr monkeypatch patch mock mocker Mock MagicMock exit quit abort kill environ modules atexit autouse fixture conftest builtins importlib ctypes globals vars exec eval prototype globalThis window process jest vi sinon proxyquire defineProperty init TestMain Exit Setenv class_eval instance_eval define_method send stub allow static mockStatic mockkStatic mockkObject mockkConstructor mockConstruction spyOn ModuleInitializer AssemblyInitialize ClassInitialize OneTimeSetUp SetUp BeforeClass global nonlocal del delete setup setUp tearDown teardown setUpClass setUpModule beforeEach beforeAll before after afterEach afterAll BeforeAll BeforeEach AfterAll unsafe runkit putenv ini_set".split(" ")
);
var IMPORTS = "import from use using".split(" ");
var KEYWORDS2 = new Set("as type typeof static default import from use using".split(" "));
function onlyAdds(base, next, grammar) {
  const words = new Set(base.tokens.flatMap(({ kind, text: text3 }) => kind === "word" || kind === "string" ? [text3] : []));
  return base.remarks.join("\n") === next.remarks.join("\n") && isWithin(base.pieces, next.pieces, grammar, words);
}
function isQuiet2(next, grammar) {
  return next.remarks.length === 0 && next.pieces.every((piece) => isSafe(piece, grammar, /* @__PURE__ */ new Set()) || isHarmless(piece));
}
function isWithin(base, next, grammar, names, inBody = false) {
  let at = 0;
  for (const piece of next) {
    const wanted = base[at];
    if (wanted !== void 0 && (wanted.whole === piece.whole || isGrown(wanted, piece, grammar, names))) at += 1;
    else if (!inBody && isDecorator(piece, grammar) ? !decoratesNewTest(next, next.indexOf(piece), wanted, grammar, names) : inBody ? wanted !== void 0 || !isDemand(piece) : !isSafe(piece, grammar, names)) return false;
  }
  return at === base.length;
}
var isDecorator = ({ head }, grammar) => grammar.layout === "indent" && isPunct(head[0], "@");
function decoratesNewTest(list3, at, wanted, grammar, names) {
  const piece = list3[at];
  const test = list3.slice(at + 1).find(({ head }) => !isPunct(head[0], "@"));
  return test !== void 0 && test.key !== wanted?.key && isSafe(test, grammar, names) && !reaches(piece) && piece.head.some((node2) => isWord(node2, "parametrize", "asyncio", "anyio"));
}
function isGrown(base, next, grammar, names) {
  return base.key === next.key && base.inner.length > 0 && isWithin(base.inner, next.inner, grammar, names, isBody(base, grammar));
}
var isBody = (piece, grammar) => !(isWord(piece.head.find(({ kind }) => kind === "word"), "describe", "context", "suite", "class", "public", "internal", "final", "namespace") && !(grammar.name !== "csharp" && testName(piece, grammar) !== null && !isWord(piece.head[0], "describe", "context", "suite")));
var isDemand = (piece) => demands(piece.head) && piece.inner.length === 0 && !reaches(piece);
function isSafe(piece, grammar, names) {
  if (reaches(piece)) return false;
  if (isWord(piece.head[0], ...IMPORTS)) return piece.inner.length === 0 && bindsNewNames(piece.head, names);
  const name = testName(piece, grammar);
  const { skips, focuses } = marksOf(piece, grammar);
  return name !== null && !names.has(name) && !skips && !focuses && piece.inner.every((inner) => testName(inner, grammar) === null || isSafe(inner, grammar, names));
}
function bindsNewNames(head, names) {
  if (head.some((node2) => isPunct(node2, "*"))) return false;
  const at = head.findLastIndex((node2) => isWord(node2, "import"));
  const from = head.findIndex((node2) => isWord(node2, "from"));
  const listed = from >= 0 && from < at ? head.slice(at + 1) : from > 0 ? head.slice(1, from) : head.filter((node2) => node2.kind === "word").slice(-1);
  const bound = [...tokensOf(listed)].filter((token) => token.kind === "word" && !KEYWORDS2.has(token.text));
  return bound.length > 0 && bound.every(({ text: text3 }) => !names.has(text3));
}
function isHarmless(piece) {
  if (reaches(piece)) return false;
  const [first2] = piece.head;
  return piece.head.length === 1 && first2?.kind === "string" ? true : isWord(first2, "package", "namespace", "declare", "class") || isWord(first2, "public") || isWord(first2, "final");
}
function reaches(piece) {
  for (const { head } of everyPiece([piece])) {
    if (assignsElsewhere(head)) return true;
    for (const token of tokensOf(head)) if (token.kind === "word" && REACHING.has(token.text)) return true;
  }
  return false;
}
function assignsElsewhere(head) {
  const equals = head.findIndex((node2) => isPunct(node2, "="));
  const target = head.slice(0, Math.max(equals, 0));
  return target.some((node2) => isPunct(node2, ".") || isPunct(node2, "->") || isPunct(node2, "::") || isGroup(node2, "[")) && !isWord(target[0], "self", "this", "$this");
}

// src/core/fastcheck/demands.ts
function assertionsOf({ pieces }, grammar) {
  const found2 = [];
  for (const piece of everyPiece(pieces)) {
    if (grammar.name === "go" && isWord(piece.head[0], "if") && piece.inner.some(reportsFailure)) found2.push(piece.head.slice(1, -1));
    else if (demands(piece.head)) found2.push(piece.head);
    else if (!isWord(piece.head[0], "import", "export")) for (const block of blocksIn(piece.head)) found2.push(...splitStatements(block.nodes, grammar).filter(demands));
  }
  return found2;
}
var reportsFailure = ({ head }) => isWord(head[0], "t", "b") && isWord(head[2], "Error", "Errorf", "Fatal", "Fatalf", "Fail", "FailNow");
function* blocksIn(nodes) {
  for (const node2 of nodes) {
    if (node2.kind !== "group") continue;
    if (node2.open === "{") yield node2;
    yield* blocksIn(node2.nodes);
  }
}
function valuesOf2(assertion, names) {
  if (isBound(assertion)) return [];
  const compared = withoutMessage(assertion);
  const tokens = [...tokensOf(compared)];
  return tokens.filter((token, i) => {
    if (token.kind === "number") return true;
    if (token.kind !== "string" || token.text.length === 0 || token.text.includes("\\") || names.has(token.text)) return false;
    return ![tokens[i - 1], tokens[i + 1]].some((near) => near !== void 0 && (near.kind === "string" || isPunct(near, "+") || isPunct(near, "%")));
  });
}
var BOUNDS = /(?:Greater|Less|Close|closeTo|Almost|Delta|delta|Within|within|approx)|^(?:above|below|least|most|gte?|lte?|Positive|Negative)$/;
var EQUALS = /[eE]qual|[eE]quals|Same|^(?:toBe|eq|eql|assert_eq|Be|shouldBe)$/;
var isBound = (assertion) => [...tokensOf(assertion)].some((token) => token.kind === "word" ? BOUNDS.test(token.text) : isPunct(token, "<") || isPunct(token, ">") || isPunct(token, "<=") || isPunct(token, ">="));
var isEquality = (assertion) => !isBound(assertion) && [...tokensOf(assertion)].some((token) => token.kind === "word" ? EQUALS.test(token.text) : isPunct(token, "==") || isPunct(token, "==="));
var ONE_VALUE = /^(?:assert|ok|notOk|True|False|Null|NotNull|(?:assert|refute)(?:True|False|Null|NotNull|None|IsNone|IsNotNone|Nil|_nil|_not_nil)?)$/;
function withoutMessage(assertion) {
  const comma = assertion.findIndex((node2) => isPunct(node2, ","));
  if (isWord(assertion[0], "assert") && !isGroup(assertion[1], "(") && !isPunct(assertion[1], ".") && !isPunct(assertion[1], "!")) return comma < 0 ? assertion : assertion.slice(0, comma);
  const call = assertion.findIndex((node2) => isGroup(node2, "("));
  const next = call < 0 ? void 0 : assertion[call + 1];
  if (call < 0 || next !== void 0) return isWord(assertion[call - 1], "expect") ? assertion.slice(call + 1) : assertion;
  const args = argumentsOf2(assertion[call]);
  if (ONE_VALUE.test(chainOf(assertion).at(-1) ?? "")) return args[0]?.some(({ kind }) => kind !== "string" && kind !== "newline") === true ? args[0] : [];
  return args.length <= 2 ? assertion : args.slice(0, 2).flat().filter(({ kind }) => kind !== "string");
}
function argumentsOf2({ nodes }) {
  const found2 = [[]];
  for (const node2 of nodes) isPunct(node2, ",") ? found2.push([]) : found2.at(-1)?.push(node2);
  return found2.filter((arg) => arg.some(({ kind }) => kind !== "newline"));
}
function canonical(number4) {
  const plain4 = number4.replaceAll("_", "").toLowerCase();
  const value = Number(plain4.startsWith("0x") ? plain4 : plain4.replace(/(?<=\d)(?:[fdlmnu]|ul|[iu](?:8|16|32|64|128|size)|f(?:32|64))$/, ""));
  return Number.isFinite(value) ? String(value) : plain4;
}
var keysOf = (assertions) => new Set(assertions.map(keyOf));

// src/core/fastcheck/packages.ts
var FREE = new Set("version description keywords author contributors license homepage repository bugs funding files private".split(" "));
var DEPENDENCIES = new Set("dependencies devDependencies peerDependencies optionalDependencies".split(" "));
var VERSION = /^(?:[\^~<>=v]{0,2}\s?\d[\w.+-]*|\*|latest|workspace:[\^~*]?)$/;
function packageChange(base, next) {
  const [before2, after2] = [parse4(base), parse4(next)];
  if (before2 === null || after2 === null) return "unsure";
  const keys = /* @__PURE__ */ new Set([...Object.keys(before2), ...Object.keys(after2)]);
  return [...keys].every((key) => JSON.stringify(before2[key]) === JSON.stringify(after2[key]) || FREE.has(key) || DEPENDENCIES.has(key) && onlyVersions(before2[key], after2[key])) ? "same" : "unsure";
}
function onlyVersions(before2, after2) {
  if (!isFields2(after2) || !(before2 === void 0 || isFields2(before2))) return false;
  const kept = Object.keys(before2 ?? {}).every((name) => name in after2);
  return kept && Object.values(after2).every((version2) => typeof version2 === "string" && VERSION.test(version2));
}
function parse4(text3) {
  try {
    const value = JSON.parse(text3);
    return isFields2(value) ? value : null;
  } catch {
    return null;
  }
}
var isFields2 = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

// src/core/fastcheck/silenced.ts
function silences(base, next, grammar) {
  const [before2, after2] = [testsOf(base, grammar), testsOf(next, grammar)];
  if (before2.size === 0) return false;
  if (focusCount(next, grammar) > focusCount(base, grammar)) return true;
  for (const [name, old] of before2) {
    const now2 = after2.get(name);
    if (now2 === void 0) continue;
    if (now2.skips && !old.skips || now2.isEmpty && !old.isEmpty && old.demands) return true;
  }
  return false;
}
function testsOf({ pieces }, grammar) {
  const found2 = /* @__PURE__ */ new Map();
  const visit2 = (list3) => {
    list3.forEach((piece, i) => {
      const name = testName(piece, grammar);
      if (name !== null) found2.set(name, seen(piece, decorators(list3, i), grammar));
      visit2(piece.inner);
    });
  };
  visit2(pieces);
  return found2;
}
function seen(piece, above, grammar) {
  const body = piece.inner.filter(({ head }) => !isFiller2(head));
  const skips = [piece, ...above].some((part) => marksOf(part, grammar).skips) || body[0] !== void 0 && body[0].inner.length === 0 && isSkipCall(body[0].head);
  return { skips, isEmpty: piece.hasBlock && body.length === 0, demands: [...everyPiece(piece.inner)].some(({ head }) => demands(head) || isWord(head[0], "if", "t")) };
}
function decorators(list3, at) {
  let from = at;
  while (from > 0 && isPunct(list3[from - 1]?.head[0], "@")) from -= 1;
  return list3.slice(from, at);
}
var isFiller2 = (head) => head.length === 1 && (isWord(head[0], "pass") || isPunct(head[0], "...") || head[0]?.kind === "string" || isWord(head[0], "return"));
var focusCount = ({ pieces }, grammar) => [...everyPiece(pieces)].filter((piece) => testName(piece, grammar) !== null && marksOf(piece, grammar).focuses).length;

// src/core/fastcheck/expectations.ts
var COLLECTED = /^test_.*\.py$|_test\.|\.test\.|\.spec\.|Tests?\.(java|kt|cs|php)$|_spec\.rb$/;
var SUPPORT = /^(conftest|__init__|sitecustomize|usercustomize)\.py$|^(spec|test|rails)_helper\.rb$/;
function testChange(path16, base, next, elsewhere = []) {
  if (base === next) return "same";
  const grammar = grammarFor(path16, next ?? base ?? "");
  if (base === null) return created(path16, next ?? "", grammar);
  if (basename(path16) === "package.json" && next !== null) return packageChange(base, next);
  const before2 = grammar === null || SUPPORT.test(basename(path16)) ? null : readTestText(base, grammar);
  if (grammar === null || before2 === null || !isAnyTest(before2, grammar)) return "unsure";
  const after2 = readTestText(next ?? "", grammar);
  if (after2 === null) return "unsure";
  return next === null || !isAnyTest(after2, grammar) ? vanished(before2, next ?? "", elsewhere, grammar) : compare(before2, after2, next, elsewhere, grammar);
}
var isAnyTest = (text3, grammar) => testsOf(text3, grammar).size > 0;
function created(path16, next, grammar) {
  const name = basename(path16);
  if (/\.snap$/.test(name) || grammar === null && /\.(json|txt|csv|ya?ml|md|html|xml|sql|snap)$/.test(name) && path16.includes("/")) return "same";
  if (grammar === null || SUPPORT.test(name) || !COLLECTED.test(name)) return "unsure";
  const text3 = readTestText(next, grammar);
  return text3 !== null && isQuiet2(text3, grammar) ? "same" : "unsure";
}
function compare(before2, after2, next, elsewhere, grammar) {
  if (onlyAdds(before2, after2, grammar)) return "same";
  return silences(before2, after2, grammar) || losesValue(before2, after2, next, elsewhere, grammar) ? "changed" : "unsure";
}
function vanished(before2, next, elsewhere, grammar) {
  const known2 = new Set([next, ...elsewhere].flatMap((text3) => [...keysIn(text3, grammar)]));
  const assertions = assertionsOf(before2, grammar);
  if (assertions.length === 0) return elsewhere.length === 0 ? "changed" : "unsure";
  return assertions.every((assertion) => known2.has(keyOf(assertion))) ? "unsure" : elsewhere.length === 0 ? "changed" : lostIn(before2, assertions, [next, ...elsewhere], known2) ? "changed" : "unsure";
}
function losesValue(before2, after2, next, elsewhere, grammar) {
  const known2 = /* @__PURE__ */ new Set([...keysOf(assertionsOf(after2, grammar)), ...elsewhere.flatMap((text3) => [...keysIn(text3, grammar)])]);
  const assertions = assertionsOf(before2, grammar);
  const cut2 = isPart(after2.pieces, before2.pieces) ? assertions.filter((assertion) => !known2.has(keyOf(assertion))) : [];
  if (cut2.some(isEquality) || cut2.length > 0 && losesTest(before2, after2, grammar)) return true;
  return lostIn(before2, assertions, [next, ...elsewhere], known2);
}
function losesTest(before2, after2, grammar) {
  const left = testsOf(after2, grammar);
  return [...testsOf(before2, grammar).keys()].some((name) => !left.has(name));
}
function lostIn(before2, assertions, texts2, known2) {
  const names = new Set(before2.tokens.filter(({ kind }) => kind === "word").map(({ text: text3 }) => text3));
  const gone = assertions.filter((assertion) => !known2.has(keyOf(assertion))).flatMap((assertion) => valuesOf2(assertion, names));
  return gone.some((value) => !texts2.some((text3) => value.kind === "number" ? hasNumber(text3, value.text) : text3.includes(value.text)));
}
function hasNumber(text3, number4) {
  const wanted = canonical(number4);
  for (const [found2] of text3.matchAll(/\d\w*(?:\.\d\w*)?/g)) if (canonical(found2) === wanted || canonical(found2.split(".")[0]) === wanted) return true;
  return false;
}
function keysIn(text3, grammar) {
  const read2 = readTestText(text3, grammar);
  return read2 === null ? /* @__PURE__ */ new Set() : keysOf(assertionsOf(read2, grammar));
}

// src/core/intercept/judged.ts
import { createHash } from "node:crypto";
function judgedTargets(intent, situation, wants) {
  if (intent.kind === "shell" && !situation.judgesShell) return [];
  return intent.targets.flatMap((target) => {
    const path16 = target.file.relative;
    if (path16 === null || path16 === "" || target.act === "mode" || !wants(kindOf2(path16, target, situation))) return [];
    if (situation.isExcepted(path16, contentId(target)) || situation.isIgnored(path16)) return [];
    return [{ path: path16, target, base: baseText(target.file, situation) }];
  });
}
function baseText({ absolute, relative }, situation) {
  const bytes = relative === null ? void 0 : situation.baseOf(relative);
  if (bytes === void 0) return relative === null ? readText(situation.place, absolute) : void 0;
  return bytes === null ? null : decode3(bytes);
}
function kindOf2(path16, { next, file: file2 }, { config: config2, place, ignoreCase }) {
  const lastStep = path16.slice(path16.lastIndexOf("/") + 1);
  const head = lastStep.includes(".") ? "" : (next ?? readText(place, file2.absolute) ?? "").slice(0, 200);
  return classify(path16, config2.paths, { head, ignoreCase }).kind;
}
function contentId({ next }) {
  if (next === void 0) return null;
  return next === null ? "absent" : createHash("sha256").update(next, "utf8").digest("hex");
}

// src/core/intercept/business.ts
function businessFiles(intent, situation) {
  const judged = judgedTargets(intent, situation, (kind) => kind === "business");
  const verdicts = judged.map((file2) => ({ path: file2.path, verdict: judge(file2, situation) }));
  const of = (wanted) => verdicts.filter(({ verdict: verdict2 }) => verdict2 === wanted).map(({ path: path16 }) => path16);
  return { certain: of("business"), unsure: of("unsure") };
}
function judge({ path: path16, target, base }, situation) {
  const { next, origin } = target;
  if (typeof next !== "string") return next === void 0 || base !== null ? "unsure" : "stub";
  const isCode = origin !== null && origin.relative !== null && kindOf2(origin.relative, { ...target, file: origin }, situation) === "business";
  const before2 = base === null && isCode ? baseText(origin, situation) : base;
  return before2 === void 0 ? "unsure" : isStubOnly(path16, before2, next);
}

// src/core/intercept/expectations.ts
function changedTests(intent, situation) {
  const judged = judgedTargets(intent, situation, isGuardedTest);
  if (judged.length === 0) return { certain: [], unsure: [] };
  const elsewhere = textsElsewhere(judged, situation);
  const verdicts = judged.map((file2) => ({ path: file2.path, verdict: judge2(file2, intent, situation, elsewhere) }));
  const of = (wanted) => verdicts.filter(({ verdict: verdict2 }) => verdict2 === wanted).map(({ path: path16 }) => path16);
  return { certain: of("changed"), unsure: of("unsure") };
}
function judge2({ path: path16, target, base }, intent, situation, elsewhere) {
  const { next, origin } = target;
  if (next === void 0) return "unsure";
  if (next === null && isMovedToTest(target.file.absolute, intent, situation)) return "unsure";
  if (base === null && origin !== null) return compare2(path16, baseText(origin, situation), next, elsewhere);
  return compare2(path16, base, next, elsewhere);
}
var compare2 = (path16, base, next, elsewhere) => base === void 0 ? "unsure" : testChange(path16, base, next, elsewhere);
function isMovedToTest(absolute, { targets }, situation) {
  return targets.some((target) => target.origin?.absolute === absolute && target.file.relative !== null && kindOf2(target.file.relative, target, situation) === "test");
}
function textsElsewhere(judged, situation) {
  const here = judged.flatMap(({ target: { next } }) => typeof next === "string" ? [next] : []);
  const named2 = new Set(judged.map(({ path: path16 }) => path16));
  const before2 = situation.changedTests.filter((path16) => !named2.has(path16)).slice(0, 20);
  return [...here, ...before2.flatMap((path16) => readText(situation.place, `${situation.place.root}/${path16}`) ?? [])];
}

// src/core/intercept/deliverables.ts
function earlyDeliverables({ targets }, situation, phase) {
  return targets.flatMap(({ file: file2, act, next }) => {
    const path16 = file2.relative;
    if (path16 === null || act !== "write" || typeof next !== "string") return [];
    const found2 = classify(path16, situation.config.paths, { ignoreCase: situation.ignoreCase });
    if (found2.kind !== "deliverable" || found2.phase === void 0 || found2.phase <= phase) return [];
    if (situation.isExcepted(path16, null) || situation.isIgnored(path16)) return [];
    return baseText(file2, situation) === next ? [] : [{ path: path16, due: found2.phase }];
  });
}

// src/core/intercept/ground.ts
import { posix as posix3 } from "node:path";

// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function createScanner(text3, ignoreTrivia = false) {
  const len = text3.length;
  let pos = 0, value = "", tokenOffset = 0, token = 16, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0;
  function scanHexDigits(count2, exact) {
    let digits = 0;
    let value2 = 0;
    while (digits < count2 || !exact) {
      let ch = text3.charCodeAt(pos);
      if (ch >= 48 && ch <= 57) {
        value2 = value2 * 16 + ch - 48;
      } else if (ch >= 65 && ch <= 70) {
        value2 = value2 * 16 + ch - 65 + 10;
      } else if (ch >= 97 && ch <= 102) {
        value2 = value2 * 16 + ch - 97 + 10;
      } else {
        break;
      }
      pos++;
      digits++;
    }
    if (digits < count2) {
      value2 = -1;
    }
    return value2;
  }
  function setPosition(newPosition) {
    pos = newPosition;
    value = "";
    tokenOffset = 0;
    token = 16;
    scanError = 0;
  }
  function scanNumber() {
    let start = pos;
    if (text3.charCodeAt(pos) === 48) {
      pos++;
    } else {
      pos++;
      while (pos < text3.length && isDigit(text3.charCodeAt(pos))) {
        pos++;
      }
    }
    if (pos < text3.length && text3.charCodeAt(pos) === 46) {
      pos++;
      if (pos < text3.length && isDigit(text3.charCodeAt(pos))) {
        pos++;
        while (pos < text3.length && isDigit(text3.charCodeAt(pos))) {
          pos++;
        }
      } else {
        scanError = 3;
        return text3.substring(start, pos);
      }
    }
    let end2 = pos;
    if (pos < text3.length && (text3.charCodeAt(pos) === 69 || text3.charCodeAt(pos) === 101)) {
      pos++;
      if (pos < text3.length && text3.charCodeAt(pos) === 43 || text3.charCodeAt(pos) === 45) {
        pos++;
      }
      if (pos < text3.length && isDigit(text3.charCodeAt(pos))) {
        pos++;
        while (pos < text3.length && isDigit(text3.charCodeAt(pos))) {
          pos++;
        }
        end2 = pos;
      } else {
        scanError = 3;
      }
    }
    return text3.substring(start, end2);
  }
  function scanString() {
    let result = "", start = pos;
    while (true) {
      if (pos >= len) {
        result += text3.substring(start, pos);
        scanError = 2;
        break;
      }
      const ch = text3.charCodeAt(pos);
      if (ch === 34) {
        result += text3.substring(start, pos);
        pos++;
        break;
      }
      if (ch === 92) {
        result += text3.substring(start, pos);
        pos++;
        if (pos >= len) {
          scanError = 2;
          break;
        }
        const ch2 = text3.charCodeAt(pos++);
        switch (ch2) {
          case 34:
            result += '"';
            break;
          case 92:
            result += "\\";
            break;
          case 47:
            result += "/";
            break;
          case 98:
            result += "\b";
            break;
          case 102:
            result += "\f";
            break;
          case 110:
            result += "\n";
            break;
          case 114:
            result += "\r";
            break;
          case 116:
            result += "	";
            break;
          case 117:
            const ch3 = scanHexDigits(4, true);
            if (ch3 >= 0) {
              result += String.fromCharCode(ch3);
            } else {
              scanError = 4;
            }
            break;
          default:
            scanError = 5;
        }
        start = pos;
        continue;
      }
      if (ch >= 0 && ch <= 31) {
        if (isLineBreak(ch)) {
          result += text3.substring(start, pos);
          scanError = 2;
          break;
        } else {
          scanError = 6;
        }
      }
      pos++;
    }
    return result;
  }
  function scanNext() {
    value = "";
    scanError = 0;
    tokenOffset = pos;
    lineStartOffset = lineNumber;
    prevTokenLineStartOffset = tokenLineStartOffset;
    if (pos >= len) {
      tokenOffset = len;
      return token = 17;
    }
    let code = text3.charCodeAt(pos);
    if (isWhiteSpace(code)) {
      do {
        pos++;
        value += String.fromCharCode(code);
        code = text3.charCodeAt(pos);
      } while (isWhiteSpace(code));
      return token = 15;
    }
    if (isLineBreak(code)) {
      pos++;
      value += String.fromCharCode(code);
      if (code === 13 && text3.charCodeAt(pos) === 10) {
        pos++;
        value += "\n";
      }
      lineNumber++;
      tokenLineStartOffset = pos;
      return token = 14;
    }
    switch (code) {
      // tokens: []{}:,
      case 123:
        pos++;
        return token = 1;
      case 125:
        pos++;
        return token = 2;
      case 91:
        pos++;
        return token = 3;
      case 93:
        pos++;
        return token = 4;
      case 58:
        pos++;
        return token = 6;
      case 44:
        pos++;
        return token = 5;
      // strings
      case 34:
        pos++;
        value = scanString();
        return token = 10;
      // comments
      case 47:
        const start = pos - 1;
        if (text3.charCodeAt(pos + 1) === 47) {
          pos += 2;
          while (pos < len) {
            if (isLineBreak(text3.charCodeAt(pos))) {
              break;
            }
            pos++;
          }
          value = text3.substring(start, pos);
          return token = 12;
        }
        if (text3.charCodeAt(pos + 1) === 42) {
          pos += 2;
          const safeLength = len - 1;
          let commentClosed = false;
          while (pos < safeLength) {
            const ch = text3.charCodeAt(pos);
            if (ch === 42 && text3.charCodeAt(pos + 1) === 47) {
              pos += 2;
              commentClosed = true;
              break;
            }
            pos++;
            if (isLineBreak(ch)) {
              if (ch === 13 && text3.charCodeAt(pos) === 10) {
                pos++;
              }
              lineNumber++;
              tokenLineStartOffset = pos;
            }
          }
          if (!commentClosed) {
            pos++;
            scanError = 1;
          }
          value = text3.substring(start, pos);
          return token = 13;
        }
        value += String.fromCharCode(code);
        pos++;
        return token = 16;
      // numbers
      case 45:
        value += String.fromCharCode(code);
        pos++;
        if (pos === len || !isDigit(text3.charCodeAt(pos))) {
          return token = 16;
        }
      // found a minus, followed by a number so
      // we fall through to proceed with scanning
      // numbers
      case 48:
      case 49:
      case 50:
      case 51:
      case 52:
      case 53:
      case 54:
      case 55:
      case 56:
      case 57:
        value += scanNumber();
        return token = 11;
      // literals and unknown symbols
      default:
        while (pos < len && isUnknownContentCharacter(code)) {
          pos++;
          code = text3.charCodeAt(pos);
        }
        if (tokenOffset !== pos) {
          value = text3.substring(tokenOffset, pos);
          switch (value) {
            case "true":
              return token = 8;
            case "false":
              return token = 9;
            case "null":
              return token = 7;
          }
          return token = 16;
        }
        value += String.fromCharCode(code);
        pos++;
        return token = 16;
    }
  }
  function isUnknownContentCharacter(code) {
    if (isWhiteSpace(code) || isLineBreak(code)) {
      return false;
    }
    switch (code) {
      case 125:
      case 93:
      case 123:
      case 91:
      case 34:
      case 58:
      case 44:
      case 47:
        return false;
    }
    return true;
  }
  function scanNextNonTrivia() {
    let result;
    do {
      result = scanNext();
    } while (result >= 12 && result <= 15);
    return result;
  }
  return {
    setPosition,
    getPosition: () => pos,
    scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
    getToken: () => token,
    getTokenValue: () => value,
    getTokenOffset: () => tokenOffset,
    getTokenLength: () => pos - tokenOffset,
    getTokenStartLine: () => lineStartOffset,
    getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
    getTokenError: () => scanError
  };
}
function isWhiteSpace(ch) {
  return ch === 32 || ch === 9;
}
function isLineBreak(ch) {
  return ch === 10 || ch === 13;
}
function isDigit(ch) {
  return ch >= 48 && ch <= 57;
}
var CharacterCodes;
(function(CharacterCodes2) {
  CharacterCodes2[CharacterCodes2["lineFeed"] = 10] = "lineFeed";
  CharacterCodes2[CharacterCodes2["carriageReturn"] = 13] = "carriageReturn";
  CharacterCodes2[CharacterCodes2["space"] = 32] = "space";
  CharacterCodes2[CharacterCodes2["_0"] = 48] = "_0";
  CharacterCodes2[CharacterCodes2["_1"] = 49] = "_1";
  CharacterCodes2[CharacterCodes2["_2"] = 50] = "_2";
  CharacterCodes2[CharacterCodes2["_3"] = 51] = "_3";
  CharacterCodes2[CharacterCodes2["_4"] = 52] = "_4";
  CharacterCodes2[CharacterCodes2["_5"] = 53] = "_5";
  CharacterCodes2[CharacterCodes2["_6"] = 54] = "_6";
  CharacterCodes2[CharacterCodes2["_7"] = 55] = "_7";
  CharacterCodes2[CharacterCodes2["_8"] = 56] = "_8";
  CharacterCodes2[CharacterCodes2["_9"] = 57] = "_9";
  CharacterCodes2[CharacterCodes2["a"] = 97] = "a";
  CharacterCodes2[CharacterCodes2["b"] = 98] = "b";
  CharacterCodes2[CharacterCodes2["c"] = 99] = "c";
  CharacterCodes2[CharacterCodes2["d"] = 100] = "d";
  CharacterCodes2[CharacterCodes2["e"] = 101] = "e";
  CharacterCodes2[CharacterCodes2["f"] = 102] = "f";
  CharacterCodes2[CharacterCodes2["g"] = 103] = "g";
  CharacterCodes2[CharacterCodes2["h"] = 104] = "h";
  CharacterCodes2[CharacterCodes2["i"] = 105] = "i";
  CharacterCodes2[CharacterCodes2["j"] = 106] = "j";
  CharacterCodes2[CharacterCodes2["k"] = 107] = "k";
  CharacterCodes2[CharacterCodes2["l"] = 108] = "l";
  CharacterCodes2[CharacterCodes2["m"] = 109] = "m";
  CharacterCodes2[CharacterCodes2["n"] = 110] = "n";
  CharacterCodes2[CharacterCodes2["o"] = 111] = "o";
  CharacterCodes2[CharacterCodes2["p"] = 112] = "p";
  CharacterCodes2[CharacterCodes2["q"] = 113] = "q";
  CharacterCodes2[CharacterCodes2["r"] = 114] = "r";
  CharacterCodes2[CharacterCodes2["s"] = 115] = "s";
  CharacterCodes2[CharacterCodes2["t"] = 116] = "t";
  CharacterCodes2[CharacterCodes2["u"] = 117] = "u";
  CharacterCodes2[CharacterCodes2["v"] = 118] = "v";
  CharacterCodes2[CharacterCodes2["w"] = 119] = "w";
  CharacterCodes2[CharacterCodes2["x"] = 120] = "x";
  CharacterCodes2[CharacterCodes2["y"] = 121] = "y";
  CharacterCodes2[CharacterCodes2["z"] = 122] = "z";
  CharacterCodes2[CharacterCodes2["A"] = 65] = "A";
  CharacterCodes2[CharacterCodes2["B"] = 66] = "B";
  CharacterCodes2[CharacterCodes2["C"] = 67] = "C";
  CharacterCodes2[CharacterCodes2["D"] = 68] = "D";
  CharacterCodes2[CharacterCodes2["E"] = 69] = "E";
  CharacterCodes2[CharacterCodes2["F"] = 70] = "F";
  CharacterCodes2[CharacterCodes2["G"] = 71] = "G";
  CharacterCodes2[CharacterCodes2["H"] = 72] = "H";
  CharacterCodes2[CharacterCodes2["I"] = 73] = "I";
  CharacterCodes2[CharacterCodes2["J"] = 74] = "J";
  CharacterCodes2[CharacterCodes2["K"] = 75] = "K";
  CharacterCodes2[CharacterCodes2["L"] = 76] = "L";
  CharacterCodes2[CharacterCodes2["M"] = 77] = "M";
  CharacterCodes2[CharacterCodes2["N"] = 78] = "N";
  CharacterCodes2[CharacterCodes2["O"] = 79] = "O";
  CharacterCodes2[CharacterCodes2["P"] = 80] = "P";
  CharacterCodes2[CharacterCodes2["Q"] = 81] = "Q";
  CharacterCodes2[CharacterCodes2["R"] = 82] = "R";
  CharacterCodes2[CharacterCodes2["S"] = 83] = "S";
  CharacterCodes2[CharacterCodes2["T"] = 84] = "T";
  CharacterCodes2[CharacterCodes2["U"] = 85] = "U";
  CharacterCodes2[CharacterCodes2["V"] = 86] = "V";
  CharacterCodes2[CharacterCodes2["W"] = 87] = "W";
  CharacterCodes2[CharacterCodes2["X"] = 88] = "X";
  CharacterCodes2[CharacterCodes2["Y"] = 89] = "Y";
  CharacterCodes2[CharacterCodes2["Z"] = 90] = "Z";
  CharacterCodes2[CharacterCodes2["asterisk"] = 42] = "asterisk";
  CharacterCodes2[CharacterCodes2["backslash"] = 92] = "backslash";
  CharacterCodes2[CharacterCodes2["closeBrace"] = 125] = "closeBrace";
  CharacterCodes2[CharacterCodes2["closeBracket"] = 93] = "closeBracket";
  CharacterCodes2[CharacterCodes2["colon"] = 58] = "colon";
  CharacterCodes2[CharacterCodes2["comma"] = 44] = "comma";
  CharacterCodes2[CharacterCodes2["dot"] = 46] = "dot";
  CharacterCodes2[CharacterCodes2["doubleQuote"] = 34] = "doubleQuote";
  CharacterCodes2[CharacterCodes2["minus"] = 45] = "minus";
  CharacterCodes2[CharacterCodes2["openBrace"] = 123] = "openBrace";
  CharacterCodes2[CharacterCodes2["openBracket"] = 91] = "openBracket";
  CharacterCodes2[CharacterCodes2["plus"] = 43] = "plus";
  CharacterCodes2[CharacterCodes2["slash"] = 47] = "slash";
  CharacterCodes2[CharacterCodes2["formFeed"] = 12] = "formFeed";
  CharacterCodes2[CharacterCodes2["tab"] = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));

// node_modules/jsonc-parser/lib/esm/impl/string-intern.js
var cachedSpaces = new Array(20).fill(0).map((_, index) => {
  return " ".repeat(index);
});
var maxCachedValues = 200;
var cachedBreakLinesWithSpaces = {
  " ": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\n" + " ".repeat(index);
    }),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r" + " ".repeat(index);
    }),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r\n" + " ".repeat(index);
    })
  },
  "	": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\n" + "	".repeat(index);
    }),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r" + "	".repeat(index);
    }),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r\n" + "	".repeat(index);
    })
  }
};

// node_modules/jsonc-parser/lib/esm/impl/parser.js
var ParseOptions;
(function(ParseOptions2) {
  ParseOptions2.DEFAULT = {
    allowTrailingComma: false
  };
})(ParseOptions || (ParseOptions = {}));
function parse5(text3, errors = [], options = ParseOptions.DEFAULT) {
  let currentProperty = null;
  let currentParent = [];
  const previousParents = [];
  function onValue(value) {
    if (Array.isArray(currentParent)) {
      currentParent.push(value);
    } else if (currentProperty !== null) {
      currentParent[currentProperty] = value;
    }
  }
  const visitor = {
    onObjectBegin: () => {
      const object2 = {};
      onValue(object2);
      previousParents.push(currentParent);
      currentParent = object2;
      currentProperty = null;
    },
    onObjectProperty: (name) => {
      currentProperty = name;
    },
    onObjectEnd: () => {
      currentParent = previousParents.pop();
    },
    onArrayBegin: () => {
      const array2 = [];
      onValue(array2);
      previousParents.push(currentParent);
      currentParent = array2;
      currentProperty = null;
    },
    onArrayEnd: () => {
      currentParent = previousParents.pop();
    },
    onLiteralValue: onValue,
    onError: (error45, offset, length) => {
      errors.push({ error: error45, offset, length });
    }
  };
  visit(text3, visitor, options);
  return currentParent[0];
}
function parseTree(text3, errors = [], options = ParseOptions.DEFAULT) {
  let currentParent = { type: "array", offset: -1, length: -1, children: [], parent: void 0 };
  function ensurePropertyComplete(endOffset) {
    if (currentParent.type === "property") {
      currentParent.length = endOffset - currentParent.offset;
      currentParent = currentParent.parent;
    }
  }
  function onValue(valueNode) {
    currentParent.children.push(valueNode);
    return valueNode;
  }
  const visitor = {
    onObjectBegin: (offset) => {
      currentParent = onValue({ type: "object", offset, length: -1, parent: currentParent, children: [] });
    },
    onObjectProperty: (name, offset, length) => {
      currentParent = onValue({ type: "property", offset, length: -1, parent: currentParent, children: [] });
      currentParent.children.push({ type: "string", value: name, offset, length, parent: currentParent });
    },
    onObjectEnd: (offset, length) => {
      ensurePropertyComplete(offset + length);
      currentParent.length = offset + length - currentParent.offset;
      currentParent = currentParent.parent;
      ensurePropertyComplete(offset + length);
    },
    onArrayBegin: (offset, length) => {
      currentParent = onValue({ type: "array", offset, length: -1, parent: currentParent, children: [] });
    },
    onArrayEnd: (offset, length) => {
      currentParent.length = offset + length - currentParent.offset;
      currentParent = currentParent.parent;
      ensurePropertyComplete(offset + length);
    },
    onLiteralValue: (value, offset, length) => {
      onValue({ type: getNodeType(value), offset, length, parent: currentParent, value });
      ensurePropertyComplete(offset + length);
    },
    onSeparator: (sep, offset, length) => {
      if (currentParent.type === "property") {
        if (sep === ":") {
          currentParent.colonOffset = offset;
        } else if (sep === ",") {
          ensurePropertyComplete(offset);
        }
      }
    },
    onError: (error45, offset, length) => {
      errors.push({ error: error45, offset, length });
    }
  };
  visit(text3, visitor, options);
  const result = currentParent.children[0];
  if (result) {
    delete result.parent;
  }
  return result;
}
function getNodeValue(node2) {
  switch (node2.type) {
    case "array":
      return node2.children.map(getNodeValue);
    case "object":
      const obj = /* @__PURE__ */ Object.create(null);
      for (let prop of node2.children) {
        const valueNode = prop.children[1];
        if (valueNode) {
          obj[prop.children[0].value] = getNodeValue(valueNode);
        }
      }
      return obj;
    case "null":
    case "string":
    case "number":
    case "boolean":
      return node2.value;
    default:
      return void 0;
  }
}
function visit(text3, visitor, options = ParseOptions.DEFAULT) {
  const _scanner = createScanner(text3, false);
  const _jsonPath = [];
  let suppressedCallbacks = 0;
  function toNoArgVisit(visitFunction) {
    return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
  }
  function toOneArgVisit(visitFunction) {
    return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
  }
  function toOneArgVisitWithPath(visitFunction) {
    return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
  }
  function toBeginVisit(visitFunction) {
    return visitFunction ? () => {
      if (suppressedCallbacks > 0) {
        suppressedCallbacks++;
      } else {
        let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
        if (cbReturn === false) {
          suppressedCallbacks = 1;
        }
      }
    } : () => true;
  }
  function toEndVisit(visitFunction) {
    return visitFunction ? () => {
      if (suppressedCallbacks > 0) {
        suppressedCallbacks--;
      }
      if (suppressedCallbacks === 0) {
        visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
      }
    } : () => true;
  }
  const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
  const disallowComments = options && options.disallowComments;
  const allowTrailingComma = options && options.allowTrailingComma;
  function scanNext() {
    while (true) {
      const token = _scanner.scan();
      switch (_scanner.getTokenError()) {
        case 4:
          handleError(
            14
            /* ParseErrorCode.InvalidUnicode */
          );
          break;
        case 5:
          handleError(
            15
            /* ParseErrorCode.InvalidEscapeCharacter */
          );
          break;
        case 3:
          handleError(
            13
            /* ParseErrorCode.UnexpectedEndOfNumber */
          );
          break;
        case 1:
          if (!disallowComments) {
            handleError(
              11
              /* ParseErrorCode.UnexpectedEndOfComment */
            );
          }
          break;
        case 2:
          handleError(
            12
            /* ParseErrorCode.UnexpectedEndOfString */
          );
          break;
        case 6:
          handleError(
            16
            /* ParseErrorCode.InvalidCharacter */
          );
          break;
      }
      switch (token) {
        case 12:
        case 13:
          if (disallowComments) {
            handleError(
              10
              /* ParseErrorCode.InvalidCommentToken */
            );
          } else {
            onComment();
          }
          break;
        case 16:
          handleError(
            1
            /* ParseErrorCode.InvalidSymbol */
          );
          break;
        case 15:
        case 14:
          break;
        default:
          return token;
      }
    }
  }
  function handleError(error45, skipUntilAfter = [], skipUntil = []) {
    onError(error45);
    if (skipUntilAfter.length + skipUntil.length > 0) {
      let token = _scanner.getToken();
      while (token !== 17) {
        if (skipUntilAfter.indexOf(token) !== -1) {
          scanNext();
          break;
        } else if (skipUntil.indexOf(token) !== -1) {
          break;
        }
        token = scanNext();
      }
    }
  }
  function parseString(isValue) {
    const value = _scanner.getTokenValue();
    if (isValue) {
      onLiteralValue(value);
    } else {
      onObjectProperty(value);
      _jsonPath.push(value);
    }
    scanNext();
    return true;
  }
  function parseLiteral() {
    switch (_scanner.getToken()) {
      case 11:
        const tokenValue = _scanner.getTokenValue();
        let value = Number(tokenValue);
        if (isNaN(value)) {
          handleError(
            2
            /* ParseErrorCode.InvalidNumberFormat */
          );
          value = 0;
        }
        onLiteralValue(value);
        break;
      case 7:
        onLiteralValue(null);
        break;
      case 8:
        onLiteralValue(true);
        break;
      case 9:
        onLiteralValue(false);
        break;
      default:
        return false;
    }
    scanNext();
    return true;
  }
  function parseProperty() {
    if (_scanner.getToken() !== 10) {
      handleError(3, [], [
        2,
        5
        /* SyntaxKind.CommaToken */
      ]);
      return false;
    }
    parseString(false);
    if (_scanner.getToken() === 6) {
      onSeparator(":");
      scanNext();
      if (!parseValue()) {
        handleError(4, [], [
          2,
          5
          /* SyntaxKind.CommaToken */
        ]);
      }
    } else {
      handleError(5, [], [
        2,
        5
        /* SyntaxKind.CommaToken */
      ]);
    }
    _jsonPath.pop();
    return true;
  }
  function parseObject() {
    onObjectBegin();
    scanNext();
    let needsComma = false;
    while (_scanner.getToken() !== 2 && _scanner.getToken() !== 17) {
      if (_scanner.getToken() === 5) {
        if (!needsComma) {
          handleError(4, [], []);
        }
        onSeparator(",");
        scanNext();
        if (_scanner.getToken() === 2 && allowTrailingComma) {
          break;
        }
      } else if (needsComma) {
        handleError(6, [], []);
      }
      if (!parseProperty()) {
        handleError(4, [], [
          2,
          5
          /* SyntaxKind.CommaToken */
        ]);
      }
      needsComma = true;
    }
    onObjectEnd();
    if (_scanner.getToken() !== 2) {
      handleError(7, [
        2
        /* SyntaxKind.CloseBraceToken */
      ], []);
    } else {
      scanNext();
    }
    return true;
  }
  function parseArray() {
    onArrayBegin();
    scanNext();
    let isFirstElement = true;
    let needsComma = false;
    while (_scanner.getToken() !== 4 && _scanner.getToken() !== 17) {
      if (_scanner.getToken() === 5) {
        if (!needsComma) {
          handleError(4, [], []);
        }
        onSeparator(",");
        scanNext();
        if (_scanner.getToken() === 4 && allowTrailingComma) {
          break;
        }
      } else if (needsComma) {
        handleError(6, [], []);
      }
      if (isFirstElement) {
        _jsonPath.push(0);
        isFirstElement = false;
      } else {
        _jsonPath[_jsonPath.length - 1]++;
      }
      if (!parseValue()) {
        handleError(4, [], [
          4,
          5
          /* SyntaxKind.CommaToken */
        ]);
      }
      needsComma = true;
    }
    onArrayEnd();
    if (!isFirstElement) {
      _jsonPath.pop();
    }
    if (_scanner.getToken() !== 4) {
      handleError(8, [
        4
        /* SyntaxKind.CloseBracketToken */
      ], []);
    } else {
      scanNext();
    }
    return true;
  }
  function parseValue() {
    switch (_scanner.getToken()) {
      case 3:
        return parseArray();
      case 1:
        return parseObject();
      case 10:
        return parseString(true);
      default:
        return parseLiteral();
    }
  }
  scanNext();
  if (_scanner.getToken() === 17) {
    if (options.allowEmptyContent) {
      return true;
    }
    handleError(4, [], []);
    return false;
  }
  if (!parseValue()) {
    handleError(4, [], []);
    return false;
  }
  if (_scanner.getToken() !== 17) {
    handleError(9, [], []);
  }
  return true;
}
function getNodeType(value) {
  switch (typeof value) {
    case "boolean":
      return "boolean";
    case "number":
      return "number";
    case "string":
      return "string";
    case "object": {
      if (!value) {
        return "null";
      } else if (Array.isArray(value)) {
        return "array";
      }
      return "object";
    }
    default:
      return "null";
  }
}

// node_modules/jsonc-parser/lib/esm/main.js
var ScanError;
(function(ScanError2) {
  ScanError2[ScanError2["None"] = 0] = "None";
  ScanError2[ScanError2["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
  ScanError2[ScanError2["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
  ScanError2[ScanError2["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
  ScanError2[ScanError2["InvalidUnicode"] = 4] = "InvalidUnicode";
  ScanError2[ScanError2["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
  ScanError2[ScanError2["InvalidCharacter"] = 6] = "InvalidCharacter";
})(ScanError || (ScanError = {}));
var SyntaxKind;
(function(SyntaxKind2) {
  SyntaxKind2[SyntaxKind2["OpenBraceToken"] = 1] = "OpenBraceToken";
  SyntaxKind2[SyntaxKind2["CloseBraceToken"] = 2] = "CloseBraceToken";
  SyntaxKind2[SyntaxKind2["OpenBracketToken"] = 3] = "OpenBracketToken";
  SyntaxKind2[SyntaxKind2["CloseBracketToken"] = 4] = "CloseBracketToken";
  SyntaxKind2[SyntaxKind2["CommaToken"] = 5] = "CommaToken";
  SyntaxKind2[SyntaxKind2["ColonToken"] = 6] = "ColonToken";
  SyntaxKind2[SyntaxKind2["NullKeyword"] = 7] = "NullKeyword";
  SyntaxKind2[SyntaxKind2["TrueKeyword"] = 8] = "TrueKeyword";
  SyntaxKind2[SyntaxKind2["FalseKeyword"] = 9] = "FalseKeyword";
  SyntaxKind2[SyntaxKind2["StringLiteral"] = 10] = "StringLiteral";
  SyntaxKind2[SyntaxKind2["NumericLiteral"] = 11] = "NumericLiteral";
  SyntaxKind2[SyntaxKind2["LineCommentTrivia"] = 12] = "LineCommentTrivia";
  SyntaxKind2[SyntaxKind2["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
  SyntaxKind2[SyntaxKind2["LineBreakTrivia"] = 14] = "LineBreakTrivia";
  SyntaxKind2[SyntaxKind2["Trivia"] = 15] = "Trivia";
  SyntaxKind2[SyntaxKind2["Unknown"] = 16] = "Unknown";
  SyntaxKind2[SyntaxKind2["EOF"] = 17] = "EOF";
})(SyntaxKind || (SyntaxKind = {}));
var parse6 = parse5;
var parseTree2 = parseTree;
var getNodeValue2 = getNodeValue;
var ParseErrorCode;
(function(ParseErrorCode2) {
  ParseErrorCode2[ParseErrorCode2["InvalidSymbol"] = 1] = "InvalidSymbol";
  ParseErrorCode2[ParseErrorCode2["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
  ParseErrorCode2[ParseErrorCode2["PropertyNameExpected"] = 3] = "PropertyNameExpected";
  ParseErrorCode2[ParseErrorCode2["ValueExpected"] = 4] = "ValueExpected";
  ParseErrorCode2[ParseErrorCode2["ColonExpected"] = 5] = "ColonExpected";
  ParseErrorCode2[ParseErrorCode2["CommaExpected"] = 6] = "CommaExpected";
  ParseErrorCode2[ParseErrorCode2["CloseBraceExpected"] = 7] = "CloseBraceExpected";
  ParseErrorCode2[ParseErrorCode2["CloseBracketExpected"] = 8] = "CloseBracketExpected";
  ParseErrorCode2[ParseErrorCode2["EndOfFileExpected"] = 9] = "EndOfFileExpected";
  ParseErrorCode2[ParseErrorCode2["InvalidCommentToken"] = 10] = "InvalidCommentToken";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
  ParseErrorCode2[ParseErrorCode2["InvalidUnicode"] = 14] = "InvalidUnicode";
  ParseErrorCode2[ParseErrorCode2["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
  ParseErrorCode2[ParseErrorCode2["InvalidCharacter"] = 16] = "InvalidCharacter";
})(ParseErrorCode || (ParseErrorCode = {}));
function printParseErrorCode(code) {
  switch (code) {
    case 1:
      return "InvalidSymbol";
    case 2:
      return "InvalidNumberFormat";
    case 3:
      return "PropertyNameExpected";
    case 4:
      return "ValueExpected";
    case 5:
      return "ColonExpected";
    case 6:
      return "CommaExpected";
    case 7:
      return "CloseBraceExpected";
    case 8:
      return "CloseBracketExpected";
    case 9:
      return "EndOfFileExpected";
    case 10:
      return "InvalidCommentToken";
    case 11:
      return "UnexpectedEndOfComment";
    case 12:
      return "UnexpectedEndOfString";
    case 13:
      return "UnexpectedEndOfNumber";
    case 14:
      return "InvalidUnicode";
    case 15:
      return "InvalidEscapeCharacter";
    case 16:
      return "InvalidCharacter";
  }
  return "<unknown ParseErrorCode>";
}

// src/core/intercept/hostconfig.ts
function pluginEntries(text3) {
  if (text3.trim() === "") return [];
  const errors = [];
  const value = parse6(text3, errors, { allowTrailingComma: true });
  if (errors.length > 0 || typeof value !== "object" || value === null) return null;
  const list3 = "plugin" in value ? value.plugin : [];
  if (!Array.isArray(list3)) return [];
  return list3.map((entry) => typeof entry === "string" ? entry : JSON.stringify(entry));
}

// src/core/intercept/ground.ts
var PLUGIN_FOLDERS = ["plugin", "plugins"];
var OWN_FILES = ["watchdog.jsonc", "watchdog.json"];
var HOST_FILES = ["opencode.json", "opencode.jsonc", "config.json"];
function groundTouched(targets, situation) {
  if (targets.length === 0) return [];
  const folders = hostFolders(situation.place, situation.ground);
  return targets.filter((target) => isGround(target, folders, situation)).map(({ file: file2 }) => file2.relative ?? file2.absolute);
}
function isGround(target, folders, situation) {
  const fold = (path17) => situation.ignoreCase ? path17.toLowerCase() : path17;
  const path16 = fold(target.file.absolute);
  const isTouched = (kept) => below(fold(kept), path16) !== null || takesTree(target) && below(path16, fold(kept)) !== null && exists(kept, situation);
  const { state, plugin = null } = situation.ground;
  if (isTouched(state) || plugin !== null && isTouched(plugin)) return true;
  return folders.some((folder) => {
    if (folder.isConfigFolder && [...OWN_FILES, ...PLUGIN_FOLDERS].some((name) => isTouched(`${folder.path}/${name}`))) return true;
    return HOST_FILES.some((name) => path16 === fold(`${folder.path}/${name}`)) && losesPlugins(target, situation);
  });
}
var takesTree = ({ isTree, act }) => isTree && act === "delete";
var exists = (path16, { place }) => place.look.kind(path16) !== "absent";
function hostFolders(place, ground) {
  const real = (path16) => place.look.realPath(path16) ?? path16;
  const root = real(place.root);
  const plain4 = /* @__PURE__ */ new Set([root]);
  for (let at = real(place.launch); at !== root && below(root, at) !== null; at = posix3.dirname(at)) plain4.add(at);
  const config2 = new Set([...plain4].flatMap((folder) => [`${folder}/.opencode`, real(`${folder}/.opencode`)]));
  if (ground.hostConfig !== null) config2.add(ground.hostConfig).add(real(ground.hostConfig));
  return [...[...plain4].map((path16) => ({ path: path16, isConfigFolder: false })), ...[...config2].map((path16) => ({ path: path16, isConfigFolder: true }))];
}
function losesPlugins(target, { place }) {
  const before2 = pluginEntries(readText(place, target.file.absolute) ?? "");
  if (before2 === null || before2.length === 0 || target.act === "mode") return false;
  if (target.next === void 0 || target.next === null) return true;
  const after2 = pluginEntries(target.next);
  return after2 === null || before2.some((entry) => !after2.includes(entry));
}

// src/core/messages/intercept.ts
var INTERCEPT_TEXTS = {
  own_ground: {
    en: "Refused: {files} belongs to the TDD guard itself (its state, its configuration, or what loads it), and a tool may not change it. Leave it as it is and go on with your task; when it really has to change, ask the person to do it.",
    zh: "已拒绝：{files} 属于 TDD 守卫自身（其状态、配置或加载入口），工具不得更改。请保持原样并继续你的任务；确需更改时，请让用户亲自操作。"
  },
  persons_act: {
    en: "Refused: `intervention {act}` is for a person to run, not for a tool. Tell the person what you need and why, give them the command, and wait.",
    zh: "已拒绝：`intervention {act}` 须由用户本人执行，不能由工具执行。请向用户说明需要什么及原因，给出该命令，然后等待。"
  },
  takes_off_mark: {
    en: "Refused: the command takes the guard's mark (INTERVENTION_AGENT) off what it starts. Run it again without touching that variable.",
    zh: "已拒绝：该命令会去除守卫的标记（INTERVENTION_AGENT）。请不要改动该变量，重新执行。"
  },
  suspended: {
    en: 'Refused: the run "{run}" is suspended until a person decides. The question: {question} Show it to the person and wait; they answer with `{command}`. Until then only reading is possible (read, glob, grep, list, question, todowrite, skill).',
    zh: "已拒绝：流程“{run}”已挂起，等待用户决定。问题：{question} 请把问题转告用户并等待；用户用 `{command}` 作答。在此之前只能读取（read、glob、grep、list、question、todowrite、skill）。"
  },
  paused: {
    en: 'Refused: the run "{run}" is paused in phase {phase}, and nothing may be written meanwhile. Send pipeline_resume with tdd_checkpoint to go on; reading is possible now.',
    zh: "已拒绝：流程“{run}”在第 {phase} 阶段暂停，期间不得写入。请用 tdd_checkpoint 发送 pipeline_resume 以继续；现在仍可读取。"
  },
  review_prompt: {
    en: "Refused: the reviewer's prompt tells the reviewer what a reviewer must not know: {matches}. Take these pieces out, describe only what is to be reviewed, and start the task again.",
    zh: "已拒绝：给评审者的提示包含其不应知道的内容：{matches}。请删去这些内容，只描述要评审什么，然后重新发起任务。"
  },
  prompt_injection: {
    en: "Refused: the reviewer's prompt tries to change who the reviewer is or what it was told: {matches}. Take these pieces out and start the task again.",
    zh: "已拒绝：给评审者的提示试图改变评审者的身份或其既有指令：{matches}。请删去这些内容，然后重新发起任务。"
  },
  business_code: {
    en: "Refused: {files} would get business code in phase {phase}, before the gate of the test code (phase 4) has been passed. Now possible: tests; stubs whose bodies only throw, are empty or return one plain value; documents. To write this code, finish phase 4 (failing tests, red run, review, approval, phase_complete) and send phase_enter 5. Is the file no business code, a person can say so with `intervention allow {first}` or in paths of .opencode/watchdog.jsonc.",
    zh: "已拒绝：在第 {phase} 阶段、测试代码关口（第 4 阶段）通过之前，{files} 将写入业务代码。现在可以写：测试；函数体只抛出异常、为空或返回单个字面值的桩；文档。要写这段代码，请先完成第 4 阶段（失败的测试、红色运行、评审、批准、phase_complete），再发送 phase_enter 5。若该文件并非业务代码，用户可用 `intervention allow {first}` 或在 .opencode/watchdog.jsonc 的 paths 中说明。"
  },
  test_expectation: {
    en: "Refused: the call would change what the tests in {files} expect, and in phase {phase} tests stay as they are (removed or changed expectations, skipped, emptied or deleted tests). Make the code meet the test. Allowed without asking: new tests, more assertions, renamed variables, extracted helpers. When the test itself is wrong, go back with phase_return to phase 4, or ask a person for `intervention allow {first}`.",
    zh: "已拒绝：该调用会改变 {files} 中测试的期望，而在第 {phase} 阶段测试须保持不变（不得删除或更改期望，不得跳过、清空或删除测试）。请让代码满足测试。无需询问即可：新增测试、增加断言、重命名变量、提取辅助函数。若测试本身有误，请用 phase_return 回到第 4 阶段，或请用户执行 `intervention allow {first}`。"
  },
  early_deliverable: {
    en: "Refused: {files} is the work of phase {due}, and the run is in phase {phase}, whose gate is not passed. Finish phase {phase} (review, approval, phase_complete), send phase_enter {due}, and write it then.",
    zh: "已拒绝：{files} 是第 {due} 阶段的成果，而流程处于第 {phase} 阶段，其关口尚未通过。请先完成第 {phase} 阶段（评审、批准、phase_complete），发送 phase_enter {due}，然后再写。"
  },
  no_run: {
    en: "Refused: {files} would get business code, this session has loaded the tdd-pipeline skill, and no run is live in this worktree. Call tdd_checkpoint with the event pipeline_start and a description first.",
    zh: "已拒绝：{files} 将写入业务代码；本会话已加载 tdd-pipeline 技能，而此工作树中没有进行中的流程。请先用 tdd_checkpoint 发送 pipeline_start 并附上描述。"
  }
};
function renderIntercept(message, language) {
  return fill(INTERCEPT_TEXTS[message.key], message.params, language);
}
function listFiles(files2) {
  const shown = files2.slice(0, 5).map((file2) => /^[\p{L}\p{N}._/+@ -]+$/u.test(file2) ? file2 : JSON.stringify(file2));
  return files2.length > shown.length ? `${shown.join(", ")} … (${files2.length})` : shown.join(", ");
}

// src/core/intercept/refusal.ts
function refuse(situation, { rule, key, signal, files: files2 = [], detail, params = {} }) {
  const all = { files: listFiles(files2), first: files2[0] ?? "PATH", phase: situation.run?.phase ?? 0, run: situation.run?.description ?? "", ...params };
  const message = renderIntercept({ key: key ?? rule, params: all }, situation.language);
  return { kind: "refuse", rule, signal: signal ?? null, files: files2, detail: detail ?? { rule, paths: files2 }, message };
}

// src/core/intercept/rules.ts
var PASS = { refusal: null, unsure: [] };
var no = (refusal) => ({ refusal, unsure: [] });
var WHILE_SUSPENDED = new Set("read glob grep list question todowrite skill invalid tdd_checkpoint".split(" "));
var ownGround = (intent, situation) => {
  const files2 = groundTouched(intent.targets, situation);
  return files2.length > 0 ? no(refuse(situation, { rule: "own_ground", files: files2 })) : PASS;
};
var persons = ({ command }, situation) => {
  if (command === null || !/intervention/i.test(command)) return PASS;
  const { runs } = runsOf(command, situation.place.launch, situation.place.home);
  const act = personsAct(runs);
  if (act !== null) return no(refuse(situation, { rule: "persons_act", params: { act } }));
  return takesOffMark(runs) ? no(refuse(situation, { rule: "persons_act", key: "takes_off_mark" })) : PASS;
};
var halted = (intent, situation, { tool }) => {
  const { run } = situation;
  if (run === null) return PASS;
  if (run.suspension !== null) return WHILE_SUSPENDED.has(tool) ? PASS : no(refuse(situation, { rule: "suspended", params: { ...run.suspension } }));
  return run.status === "paused" && intent.writes && !(intent.command !== null && onlyReads(runsOf(intent.command, null))) ? no(refuse(situation, { rule: "paused" })) : PASS;
};
var reviewPrompt = ({ prompt }, situation) => {
  if (prompt === null || situation.run?.inReviewLoop !== true || situation.config.checks.review_prompt !== "block" || !isReviewPrompt(prompt)) return PASS;
  const matches = scanPrompt(prompt);
  if (matches.length === 0) return PASS;
  const injected = matches.filter(isInjection);
  const shown = (injected.length > 0 ? injected : matches).map(({ category, line, text: text3 }) => `${category}, line ${line}: “${text3}”`).join("; ");
  if (injected.length > 0) return no(refuse(situation, { rule: "prompt_injection", signal: "prompt-injection-detected", detail: { matches: injected, where: "prompt" }, params: { matches: shown } }));
  return no(refuse(situation, { rule: "review_prompt", signal: "review-prompt-matches-forbidden-pattern", detail: { matches }, params: { matches: shown } }));
};
var business = (intent, situation) => {
  const { run, config: config2 } = situation;
  const isMissingRun = run === null && situation.hasSkill;
  if ((run === null ? !isMissingRun : !run.gateClosed) || config2.checks.business_code !== "block") return PASS;
  const { certain, unsure } = businessFiles(intent, situation);
  if (certain.length === 0) return { refusal: null, unsure };
  if (isMissingRun) return no(refuse(situation, { rule: "no_run", files: certain }));
  const detail = { gate: "test_code", judgement: "business" };
  return no(refuse(situation, { rule: "business_code", signal: "no-business-code-before-phase5", files: certain, detail }));
};
var tests = (intent, situation) => {
  const { run, config: config2 } = situation;
  if (run === null || run.gateClosed || config2.checks.modified_test !== "block") return PASS;
  const { certain, unsure } = changedTests(intent, situation);
  if (certain.length === 0) return { refusal: null, unsure };
  return no(refuse(situation, { rule: "test_expectation", signal: "no-test-modification-during-green", files: certain, detail: { fast: "changed" } }));
};
var deliverables = (intent, situation) => {
  const { run } = situation;
  if (run === null || intent.kind === "shell") return PASS;
  const early = earlyDeliverables(intent, situation, run.phase);
  const [first2] = early;
  if (first2 === void 0) return PASS;
  const files2 = early.filter(({ due }) => due === first2.due).map(({ path: path16 }) => path16);
  return no(refuse(situation, { rule: "early_deliverable", files: files2, params: { due: first2.due } }));
};
var RULES = [ownGround, persons, halted, reviewPrompt, business, tests, deliverables];

// src/core/intercept/verdict.ts
function verdict(call, situation) {
  const intent = intentOf(call, situation.place);
  const unsure = [];
  if (situation.config.preset !== "advise") {
    for (const rule of RULES) {
      const said = rule(intent, situation, call);
      if (said.refusal !== null) return said.refusal;
      unsure.push(...said.unsure);
    }
  }
  return { kind: "allow", readOnly: changesNothing(intent), names: intent.namesAll ? namesOf(intent) : null, unsure: [...new Set(unsure)] };
}
function changesNothing({ kind, command }) {
  if (kind === "shell") return command !== null && onlyReads(runsOf(command, null));
  return kind === "reads" || kind === "task" || kind === "checkpoint";
}
var namesOf = ({ targets }) => [...new Set(targets.flatMap(({ file: file2 }) => file2.relative === null ? [] : [file2.relative]))].sort();

// src/effects/processes.ts
import fs from "node:fs";
var MARK2 = "INTERVENTION_AGENT";
function liveMarks() {
  let processes;
  try {
    processes = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return null;
  }
  const marks = /* @__PURE__ */ new Set();
  for (const id of processes) {
    const found2 = markOf(id);
    if (found2 !== null) marks.add(found2);
  }
  return marks;
}
function markOf(id) {
  try {
    if (id === String(process.pid)) return null;
    const pair = fs.readFileSync(`/proc/${id}/environ`, "latin1").split("\0").find((text3) => text3.startsWith(`${MARK2}=`));
    return pair === void 0 ? null : pair.slice(MARK2.length + 1);
  } catch {
    return null;
  }
}

// src/run/checks.ts
import path4 from "node:path";

// src/core/counterparts.ts
var TEST_ROOTS = ["tests", "test", "spec", "tests/unit", "__tests__"];
var SOURCE_ROOTS = new Set("src lib app source packages pkg internal cmd main java kotlin scala php python ruby".split(" "));
var NAMES = {
  python: ["test_%.py", "%_test.py"],
  go: ["%_test.go"],
  rust: ["%.rs", "%_test.rs", "test_%.rs"],
  ruby: ["%_test.rb", "%_spec.rb", "test_%.rb"],
  java: ["%Test.java", "%Tests.java", "%IT.java"],
  kotlin: ["%Test.kt", "%Tests.kt", "%Spec.kt"],
  csharp: ["%Test.cs", "%Tests.cs"],
  php: ["%Test.php"]
};
function candidatesForTest(source) {
  const folder = folderOf(source);
  const inner = withoutSourceRoots(folder);
  const places = [folder, ...["tests", "test", "__tests__", "spec"].map((name) => join(folder, name)), mirrored(folder)];
  for (const root of TEST_ROOTS) places.push(root, join(root, inner), join(root, folder));
  const names = namesFor(source);
  return [...new Set(places.flatMap((place) => names.map((name) => join(place, name))))].filter((path16) => path16 !== source);
}
function makesUseOf(source, user, text3) {
  const stem = stemOf(source);
  const language = languageOf(source);
  if (language === "go") return folderOf(user) === folderOf(source) || namesImport(text3, basename(folderOf(source)));
  const wanted = stem === "__init__" || stem === "index" || stem === "mod" ? basename(folderOf(source)) : stem;
  if (wanted === "" || !hasWord(text3, wanted)) return false;
  return byMention(language) || namesImport(text3, wanted);
}
function byMention(language) {
  return language !== null && ["java", "kotlin", "csharp", "php", "rust", "swift", "scala", "groovy", "c", "cpp"].includes(language);
}
var IMPORT_LINE = /\b(import|from|require|require_relative|load|use|using|include|include_once|require_once|mod|mock|patch|import_module)\b/;
function namesImport(text3, name) {
  let open = false;
  for (const line of text3.split("\n")) {
    const starts = IMPORT_LINE.test(line);
    if ((starts || open) && hasWord(line, name)) return true;
    if (starts && /[({]\s*$/.test(line.slice(-200).trimEnd())) open = true;
    else if (open && /[)}]/.test(line)) open = false;
  }
  return false;
}
function hasWord(text3, name) {
  for (let at = text3.indexOf(name); at >= 0; at = text3.indexOf(name, at + 1)) {
    const [before2, after2] = [text3[at - 1] ?? " ", text3[at + name.length] ?? " "];
    if (!isWordLetter(before2) && !isWordLetter(after2)) return true;
  }
  return false;
}
function isWordLetter(letter) {
  return /[\p{L}\p{N}_$]/u.test(letter);
}
function namesFor(source) {
  const stem = stemOf(source);
  const known2 = NAMES[languageOf(source) ?? ""];
  if (known2 !== void 0) return known2.map((name) => name.replace("%", () => stem));
  const ending = extension(source);
  return [`${stem}.test${ending}`, `${stem}.spec${ending}`, `${stem}_test${ending}`, `${stem}${ending}`];
}
function mirrored(folder) {
  return folder.replace(/(^|\/)main(\/|$)/, "$1test$2");
}
function withoutSourceRoots(folder) {
  const steps = folder.split("/");
  while (steps.length > 0 && SOURCE_ROOTS.has(steps[0])) steps.shift();
  return steps.join("/");
}
function stemOf(path16) {
  const name = basename(path16);
  return name.slice(0, name.length - extension(path16).length);
}
function folderOf(path16) {
  const slash = path16.lastIndexOf("/");
  return slash < 0 ? "" : path16.slice(0, slash);
}
function join(folder, name) {
  return folder === "" || name === "" ? folder + name : `${folder}/${name}`;
}

// src/core/checkpoint/states.ts
var TEST_CODE_PHASE = 4;
var BUSINESS_CODE_PHASE = 5;
function isLive(state) {
  return state !== null && state.status !== "archived";
}
function nameOf2(state) {
  return state === null ? "none" : `${state.phase}:${state.status}`;
}
function enter(state, phase, event, roundLimit, now2) {
  return {
    ...moved({ ...state, ...NO_LOOP, phase, roundLimit, enteredBy: event, resumeTo: null }, "active", now2),
    completed: state.completed.filter((done) => done < phase),
    times: { ...state.times, phaseEntered: now2, loopStarted: null, loopEnded: null, lastTransition: now2, lastActivity: now2 }
  };
}
function moved(state, status, now2) {
  return { ...state, status, times: { ...state.times, lastTransition: now2, lastActivity: now2 } };
}
var NO_LOOP = { round: null, rounds: [], byFindings: false, staleRound: null, approval: null };

// src/core/checkpoint/tally.ts
var SEVERITIES = ["C", "H", "M", "P", "L", "I"];
var DEFECTS = ["C", "H", "M"];
var NAMES2 = {
  C: "C",
  CRITICAL: "C",
  H: "H",
  HIGH: "H",
  M: "M",
  M1: "M",
  "M₁": "M",
  MAJOR: "M",
  P: "P",
  M2: "P",
  "M₂": "P",
  PROPOSAL: "P",
  L: "L",
  LOW: "L",
  I: "I",
  INFO: "I"
};
var NO_FINDINGS = { C: 0, H: 0, M: 0, P: 0, L: 0, I: 0 };
function letterOf(name) {
  if (typeof name !== "string" || name.length > 20) return null;
  const key = name.trim().toUpperCase();
  return Object.hasOwn(NAMES2, key) ? NAMES2[key] ?? null : null;
}
function isMilder(severity, original) {
  return SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(original);
}
function countBy(letters) {
  const counts = { ...NO_FINDINGS };
  for (const letter of letters) counts[letter] += 1;
  return counts;
}
function isFreeOf(counts, severities) {
  return severities.every((severity) => counts[severity] === 0);
}
function readTally(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { field: "tally", problem: "{C, H, M, P, L, I}" };
  const counts = { ...NO_FINDINGS };
  const named2 = /* @__PURE__ */ new Set();
  for (const [name, count2] of Object.entries(value)) {
    const letter = letterOf(name);
    if (letter === null) continue;
    if (typeof count2 !== "number" || !Number.isInteger(count2) || count2 < 0 || count2 > 1e4) return { field: `tally.${name}`, problem: "0..10000" };
    counts[letter] += count2;
    named2.add(letter);
  }
  const silent = DEFECTS.find((letter) => !named2.has(letter));
  return silent === void 0 ? { counts } : { field: `tally.${silent}`, problem: "0..10000" };
}

// src/core/checkpoint/progress.ts
var CLEAN_ROUNDS_TO_STOP = 2;
var ROUNDS_TO_PASS = 5;
function hasLoop(phase, config2) {
  return phase === TEST_CODE_PHASE || config2.loopPhases.ralph.includes(phase);
}
function needsPerson(phase, totalPhases, config2) {
  if (config2.approval === "none") return false;
  return config2.approval === "every_phase" || phase === BUSINESS_CODE_PHASE || phase === totalPhases;
}
function missingOf(state, config2) {
  const status = state.status === "paused" ? state.resumeTo : state.status;
  if (status === "approved" || status === "complete") return [];
  if (status === "awaiting_approval") return ["approval"];
  return wantedBy(state.phase, config2);
}
function wantedBy(phase, config2) {
  return hasLoop(phase, config2) && config2.review !== "off" ? ["review", "approval"] : ["approval"];
}
function cleanInARow(rounds) {
  const lastDirty = rounds.findLastIndex((round) => !round.clean);
  return rounds.length - 1 - lastDirty;
}
function canStopEarly(state) {
  return cleanInARow(state.rounds) >= CLEAN_ROUNDS_TO_STOP;
}
function canPass(state) {
  const newest = state.rounds.at(-1);
  return newest !== void 0 && state.rounds.length >= ROUNDS_TO_PASS && isFreeOf(newest.counts, DEFECTS);
}
function isReviewStale(state) {
  return state.staleRound !== null && (state.round ?? 0) <= state.staleRound;
}
function nextEvents(state, config2) {
  switch (state.status) {
    case "idle":
    case "complete":
      return ["phase_enter"];
    case "active":
      return hasLoop(state.phase, config2) ? ["why_articulation", "ralph_loop_start"] : ["why_articulation", "user_approval"];
    case "ralph_loop":
      return state.byFindings ? ["ralph_round_finding", "ralph_terminate"] : ["ralph_round_finding", "ralph_round_complete", "ralph_terminate"];
    case "awaiting_approval":
      return ["user_approval", "ralph_loop_start"];
    case "approved":
      return hasLoop(state.phase, config2) ? ["phase_complete", "ralph_loop_start"] : ["phase_complete"];
    case "paused":
      return ["pipeline_resume"];
    case "suspended":
      return [];
    case "archived":
      return ["pipeline_start"];
  }
}

// src/core/exceptions.ts
function isExcepted(entries, path16, state, runId, now2) {
  return isExceptedContent(entries, path16, state.kind === "absent" ? "absent" : state.sha, runId, now2);
}
function isExceptedContent(entries, path16, content2, runId, now2) {
  return entries.some((entry) => entry.path === path16 && isInForce(entry, runId, now2) && (entry.content === "any" || content2 !== null && entry.content === content2));
}
var isInForce = (entry, runId, now2) => (entry.run_id === null || entry.run_id === runId) && (entry.expires_at == null || entry.expires_at > now2);

// src/core/evidence.ts
var NO_EVIDENCE = {
  recognised: false,
  lastRun: null,
  green: null,
  greens: [],
  reds: [],
  passed: {},
  failing: {},
  knownRed: [],
  lastSource: 0,
  lastTest: 0,
  sources: {},
  testFiles: {}
};
var MOST_NAMES = 5e3;
var MOST_REDS = 20;
var MOST_GREENS = 50;
function noteRun(evidence2, run, phase) {
  const names = run.failed ?? (run.verdict === "red" ? [commandKey(run)] : []);
  const isBaseline = phase < 5;
  const knownRed = isBaseline ? [.../* @__PURE__ */ new Set([...evidence2.knownRed, ...(run.failed ?? []).filter((name) => changedAt(evidence2, name) === 0)])].slice(-MOST_NAMES) : evidence2.knownRed;
  const newlyFailed = (run.failed ?? []).filter((name) => !knownRed.includes(name));
  const isKnown = run.verdict === "red" && (run.failed?.length ?? 0) > 0 && newlyFailed.length === 0;
  const isGreen = run.verdict === "green" || isKnown && isWhole(run);
  const isRed = run.verdict === "red" && !isKnown;
  const green = { seq: run.seq, ts: run.ts, snapshot: null, package: run.package, spoiledBy: run.spoiledBy };
  const passedAt = (name) => Math.max(evidence2.passed[name] ?? 0, evidence2.passed[commandKey(run)] ?? 0);
  const fallen = isBaseline || run.verdict === "green" ? [] : names.filter((name) => passedAt(name) > changedAt(evidence2, name));
  const flaky = fallen.filter((name) => passedAt(name) > evidence2.lastSource);
  const regressed = fallen.filter((name) => !flaky.includes(name));
  return {
    evidence: {
      ...evidence2,
      recognised: true,
      knownRed,
      lastRun: { seq: run.seq, verdict: isGreen ? "green" : isRed ? "red" : "unknown" },
      green: isGreen ? green : evidence2.green,
      greens: isGreen ? [...evidence2.greens.filter((known2) => known2.package !== run.package), green].slice(-MOST_GREENS) : evidence2.greens,
      reds: isRed ? [...evidence2.reds, { seq: run.seq, covers: run.covers }].slice(-MOST_REDS) : evidence2.reds,
      ...results(evidence2, run, names)
    },
    regression: regressed.length === 0 ? null : { tests: run.failed === null ? null : regressed, key: commandKey(run) },
    flaky: run.failed === null ? [] : flaky
  };
}
var isWhole = ({ covers, package: part }) => covers === null || part !== null && covers.length === 1 && covers[0] === part;
function results(evidence2, run, failedNames) {
  const succeeded = run.verdict === "green" ? [...run.passed ?? [], commandKey(run)] : run.passed ?? [];
  const failing = Object.fromEntries(Object.entries(evidence2.failing).filter(([name]) => !succeeded.includes(name) && !(run.verdict === "green" && run.covers === null && run.passed === null)));
  for (const name of failedNames) failing[name] = run.seq;
  const passed = { ...evidence2.passed };
  for (const name of succeeded.slice(0, MOST_NAMES)) passed[name] = run.seq;
  return { passed, failing };
}
var commandKey = (run) => `$ ${run.package ?? ""} ${run.command.trim()}`;
function changedAt(evidence2, name) {
  const end2 = name.indexOf("::");
  return end2 < 0 ? evidence2.lastTest : evidence2.testFiles[name.slice(0, end2)] ?? 0;
}
function noteChange(evidence2, path16, isTest, seq) {
  const sources2 = { ...evidence2, lastSource: seq, sources: { ...evidence2.sources, [path16]: seq } };
  return isTest ? { ...sources2, lastTest: seq, testFiles: { ...evidence2.testFiles, [path16]: seq } } : sources2;
}
var noteUndone = (evidence2, seq) => ({ ...evidence2, lastSource: seq, sources: { ...evidence2.sources, "": seq } });
function noteHarmless(evidence2, ids) {
  const clear = (green) => ({ ...green, spoiledBy: green.spoiledBy.filter((id) => !ids.includes(id)) });
  return { ...evidence2, green: evidence2.green === null ? null : clear(evidence2.green), greens: evidence2.greens.map(clear) };
}
function isGreenNow({ greens, reds, sources: sources2 }) {
  const valid = greens.filter((green) => green.spoiledBy.length === 0 && reds.every((red) => red.seq < green.seq || !overlap(red.covers, green.package)));
  return valid.length > 0 && Object.entries(sources2).every(([path16, seq]) => valid.some((green) => green.seq > seq && isWithin2(path16, green.package)));
}
var isWithin2 = (path16, part) => part === null || path16 === "" || path16 === part || path16.startsWith(`${part}/`);
var overlap = (covers, part) => covers === null || part === null || covers.some((path16) => isWithin2(path16, part) || isWithin2(part, path16.replace(/\/$/, "")));
function isRedNow(evidence2, tests2) {
  const last = Math.max(0, ...tests2.map((file2) => evidence2.testFiles[file2] ?? 0));
  const covers = (paths) => paths === null || tests2.every((file2) => paths.some((path16) => file2 === path16 || file2.startsWith(`${path16.replace(/\/$/, "")}/`)));
  return evidence2.reds.some((red) => red.seq > last && covers(red.covers));
}
var hasRunSince = ({ lastRun }, seq) => lastRun !== null && lastRun.seq > seq;
function isHealed(evidence2, tests2, key) {
  return (tests2 ?? [key]).every((name) => evidence2.failing[name] === void 0);
}

// src/core/knownissues.ts
var TIMESTAMP = /^\*\*Timestamp\*\*\s*:?\s*(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)/;
var ASSESSMENT = /^###\s+Assessment\s*·\s*phase\s+(\d)/i;
function readKnownIssues(text3) {
  let newest = null;
  const assessed = [];
  for (const line of text3.split(/\r?\n/)) {
    const time3 = TIMESTAMP.exec(line.trim())?.[1];
    if (time3 !== void 0 && (newest === null || padded(time3) > padded(newest))) newest = padded(time3);
    const phase = ASSESSMENT.exec(line.trim())?.[1];
    if (phase !== void 0) assessed.push(Number(phase));
  }
  return { newest, text: text3, assessed };
}
var missingFrom = (document, issues) => issues.filter((issue2) => (document.newest === null || issue2.ts > document.newest) && !document.text.includes(issue2.title));
var padded = (time3) => time3.includes(".") ? time3 : time3.replace("Z", ".000Z");

// src/effects/tree.ts
import { createHash as createHash2 } from "node:crypto";
import fs2 from "node:fs";
import path from "node:path";

// src/core/manifest.ts
var ABSENT = { kind: "absent", sha: null, mode: 0, identity: "" };
var mayBeRead = (mode2) => (mode2 & 256) !== 0;
var sameContent = (a, b) => a.kind === b.kind && a.sha === b.sha;
var sameState = (a, b) => sameContent(a, b) && a.mode === b.mode;
function changedPaths(older, newer, moved2) {
  const changed = /* @__PURE__ */ new Set();
  for (const [path16, now2] of newer.entries) {
    const before2 = older.entries.get(path16);
    if (before2 === void 0 || !sameState(before2, now2)) changed.add(path16);
  }
  for (const path16 of moved2) {
    const before2 = older.entries.get(path16);
    const now2 = newer.entries.get(path16);
    if (before2 === void 0 || now2 === void 0 || !sameState(before2, now2)) changed.add(path16);
  }
  return [...changed].sort();
}
var toJson = (manifest) => ({ ...manifest, entries: [...manifest.entries] });
function fromJson(value) {
  if (typeof value !== "object" || value === null || !("entries" in value) || !Array.isArray(value.entries)) return null;
  const raw = value;
  return { ...raw, entries: new Map(raw.entries) };
}

// src/effects/tree.ts
var CHUNK = 1024 * 1024;
function lookAt(root, name, known2) {
  const full = path.join(root, name);
  let stat;
  try {
    stat = fs2.lstatSync(full, { bigint: true });
  } catch {
    return ABSENT;
  }
  const identity = `${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}:${stat.ino}:${stat.mode}`;
  if (known2 !== void 0 && known2.identity === identity) return known2;
  const mode2 = Number(stat.mode & 0o777n);
  try {
    if (stat.isSymbolicLink()) return { kind: "symlink", sha: linkDigest(fs2.readlinkSync(full, "buffer")), mode: 0, identity };
    if (stat.isFile()) return { kind: "file", sha: fileDigest(full), mode: mode2, identity };
  } catch {
    return { kind: "special", sha: null, mode: mode2, identity: "" };
  }
  return { kind: "special", sha: null, mode: mode2, identity };
}
function isUnreadable(root, name) {
  const stat = fs2.lstatSync(path.join(root, name), { throwIfNoEntry: false });
  return stat?.isFile() === true && !mayBeRead(stat.mode);
}
var digest = (bytes) => createHash2("sha256").update(bytes).digest("hex");
var linkDigest = (target) => createHash2("sha256").update("symlink\0").update(target).digest("hex");
function fileDigest(full) {
  const hash2 = createHash2("sha256");
  const file2 = fs2.openSync(full, fs2.constants.O_RDONLY | fs2.constants.O_NOFOLLOW | fs2.constants.O_NONBLOCK);
  try {
    const chunk = Buffer.allocUnsafe(CHUNK);
    for (let read2 = fs2.readSync(file2, chunk); read2 > 0; read2 = fs2.readSync(file2, chunk)) hash2.update(chunk.subarray(0, read2));
  } finally {
    fs2.closeSync(file2);
  }
  return hash2.digest("hex");
}
function readBounded(full, limit) {
  let file2;
  try {
    file2 = fs2.openSync(full, fs2.constants.O_RDONLY | fs2.constants.O_NOFOLLOW | fs2.constants.O_NONBLOCK);
    const stat = fs2.fstatSync(file2);
    if (!stat.isFile() || stat.size > limit) return null;
    return fs2.readFileSync(file2);
  } catch {
    return null;
  } finally {
    if (file2 !== void 0) fs2.closeSync(file2);
  }
}
function filesBelow(root, folder, limit = 1e4) {
  const found2 = [];
  const open = [folder.replace(/\/$/, "")];
  for (let next = open.pop(); next !== void 0 && found2.length < limit; next = open.pop()) {
    for (const entry of readFolder(path.join(root, next))) {
      const name = `${next}/${entry.name}`;
      if (!entry.isDirectory()) found2.push(name);
      else if (entry.name !== ".git") open.push(name);
    }
  }
  return found2;
}
function readFolder(full) {
  try {
    const entries = fs2.readdirSync(full, { withFileTypes: true });
    return entries.some((entry) => entry.name === ".git") ? [] : entries;
  } catch {
    return [];
  }
}

// src/effects/git.ts
import { execFile } from "node:child_process";
var QUIET = [
  "--no-optional-locks",
  "--no-pager",
  "-c",
  "core.fsmonitor=false",
  "-c",
  "core.hooksPath=/dev/null",
  "-c",
  "core.quotePath=false",
  "-c",
  "core.untrackedCache=false",
  "-c",
  "protocol.allow=never",
  "-c",
  "diff.external="
];
var CONFIG_FILES = /* @__PURE__ */ new Set(["GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM"]);
var WITHOUT_PATHSPECS = /* @__PURE__ */ new Set(["check-ignore"]);
var LIMIT_MS = 6e4;
var LIMIT_BYTES = 256 * 1024 * 1024;
function git(cwd, args, input) {
  return new Promise((resolve2) => {
    const options = { cwd, env: scrubbed(process.env), encoding: "buffer", timeout: LIMIT_MS, maxBuffer: LIMIT_BYTES };
    const literal2 = WITHOUT_PATHSPECS.has(args[0] ?? "") ? [] : ["--literal-pathspecs"];
    const child = execFile("git", [...QUIET, ...literal2, ...args], options, (error45, stdout, stderr) => {
      const problem = error45 ? `git ${args[0]}: ${stderr.toString("utf8").trim().slice(0, 400) || error45.message}` : "";
      resolve2({ ok: error45 === null, stdout, problem });
    });
    child.stdin?.on("error", () => {
    });
    child.stdin?.end(input ?? "");
  });
}
function scrubbed(env) {
  const kept = Object.entries(env).filter(([name]) => !name.startsWith("GIT_") || CONFIG_FILES.has(name));
  const safe = { GIT_TERMINAL_PROMPT: "0", GIT_NO_LAZY_FETCH: "1", GIT_OPTIONAL_LOCKS: "0", LC_ALL: "C.UTF-8" };
  return { ...Object.fromEntries(kept), ...safe };
}
function fields(output) {
  const text3 = output.toString("utf8");
  return text3 === "" ? [] : text3.replace(/\0$/, "").split("\0");
}

// src/run/observe.ts
import path3 from "node:path";

// src/core/attribution.ts
function attribute(changed, inFlight, background) {
  const shells = inFlight.filter((call) => call.files === null);
  const left = background.at(-1);
  const owners = /* @__PURE__ */ new Map();
  const unattributed = [];
  for (const path16 of changed) {
    const owner = ownerOf(path16, inFlight, shells) ?? (left === void 0 ? null : ownerFromBackground(left));
    if (owner === null) {
      unattributed.push(path16);
      continue;
    }
    const key = `${owner.session}\0${owner.call}`;
    const known2 = owners.get(key) ?? { owner, paths: [] };
    known2.paths.push(path16);
    owners.set(key, known2);
  }
  return { charges: [...owners.values()].map(({ owner, paths }) => ({ ...owner, paths })), unattributed };
}
function ownerOf(path16, inFlight, shells) {
  const call = inFlight.findLast(({ files: files2 }) => files2?.includes(path16) ?? false) ?? shells.at(-1);
  return call === void 0 ? null : { session: call.session, call: call.call, tool: call.tool, command: call.command, phase: call.phase };
}
var ownerFromBackground = (left) => ({
  session: left.session,
  call: left.call,
  tool: "bash",
  command: null,
  phase: left.phase
});

// src/core/besides.ts
var MARKS = {
  rust: /#\s*!?\[\s*(?:(?:\w+::)*(?:test|rstest|test_case|quickcheck|wasm_bindgen_test)\b|cfg\s*\([^\]]*\btest\b)/
};
var mayHoldTests = (language) => language !== void 0 && Object.hasOwn(MARKS, language);
var holdsTests = (language, text3) => mayHoldTests(language) && MARKS[language].test(text3);

// src/effects/manifest.ts
async function takeManifest(root, previous, rules) {
  const [status, flags] = await Promise.all([
    git(root, ["status", "--porcelain=v2", "--branch", "-z", "--untracked-files=all", "--ignored=matching", "--ignore-submodules=none"]),
    git(root, ["ls-files", "-v", "-z"])
  ]);
  if (!status.ok || !flags.ok) return { ok: false, problem: status.problem || flags.problem };
  const seen2 = readStatus(fields(status.stdout));
  const dirty = new Set(seen2.paths);
  for (const name of [...await hiddenFiles(root, seen2.ignored, rules), ...seen2.untrackedFolders.flatMap((folder) => filesBelow(root, folder))]) dirty.add(name);
  const tracked = fields(flags.stdout);
  const names = /* @__PURE__ */ new Set([...previous?.entries.keys() ?? [], ...dirty, ...flagged(tracked), ...shut(root, tracked)]);
  const entries = /* @__PURE__ */ new Map();
  for (const name of [...names].sort()) entries.set(name, lookAt(root, name, previous?.entries.get(name)));
  return { ok: true, manifest: { head: seen2.head, entries, dirty: [...dirty].sort(), ignored: seen2.ignored } };
}
async function hiddenFiles(root, ignored, rules) {
  if (rules === null) return [];
  const names = await rules.notIgnored(ignored);
  const below2 = names.filter((name) => name.endsWith("/")).flatMap((folder) => filesBelow(root, folder));
  return [...names.filter((name) => !name.endsWith("/")), ...await rules.notIgnored(below2)];
}
async function movedPaths(root, older, newer) {
  if (older === newer || older === null || newer === null) return [];
  const answer = await git(root, ["diff", "--raw", "-z", "--no-renames", "--no-abbrev", "--no-textconv", "--no-ext-diff", older, newer]);
  return answer.ok ? fields(answer.stdout).filter((_, index) => index % 2 === 1) : [];
}
function readStatus(records) {
  const status = { head: null, paths: [], ignored: [], untrackedFolders: [] };
  for (let i = 0; i < records.length; i++) {
    const record3 = records[i] ?? "";
    if (record3.startsWith("# branch.oid ")) status.head = record3.slice(13) === "(initial)" ? null : record3.slice(13);
    else if (record3.startsWith("1 ")) status.paths.push(after(record3, 8));
    else if (record3.startsWith("u ")) status.paths.push(after(record3, 10));
    else if (record3.startsWith("2 ")) status.paths.push(after(record3, 9), records[++i] ?? "");
    else if (record3.startsWith("? ")) (record3.endsWith("/") ? status.untrackedFolders : status.paths).push(record3.slice(2));
    else if (record3.startsWith("! ")) status.ignored.push(record3.slice(2));
  }
  return status;
}
function after(record3, blanks) {
  let at = 0;
  for (let i = 0; i < blanks; i++) at = record3.indexOf(" ", at) + 1;
  return record3.slice(at);
}
var flagged = (lines) => lines.filter((line) => /^[a-zS] /.test(line)).map((line) => line.slice(2));
function shut(root, lines) {
  if (process.getuid?.() !== 0) return [];
  return lines.map((line) => line.slice(2)).filter((name) => MAY_BE_A_TEST.test(name) && isUnreadable(root, name));
}
var MAY_BE_A_TEST = /test|spec|snap|fixture|golden|mock/i;

// src/effects/blobs.ts
async function readBlobs(root, names) {
  const found2 = new Map(names.map((name) => [name, null]));
  if (names.length === 0) return found2;
  const { stdout } = await git(root, ["cat-file", "-z", "--batch"], names.join("\0") + "\0");
  let at = 0;
  for (const name of names) {
    if (at >= stdout.length) break;
    const missing = Buffer.from(`${name} missing
`);
    if (stdout.subarray(at, at + missing.length).equals(missing)) {
      at += missing.length;
      continue;
    }
    const end2 = stdout.indexOf(10, at);
    if (end2 < 0) break;
    const [, kind, size] = stdout.toString("utf8", at, end2).split(" ");
    const length = Number(size);
    if (!Number.isInteger(length)) {
      at = end2 + 1;
      continue;
    }
    if (kind === "blob") found2.set(name, stdout.subarray(end2 + 1, end2 + 1 + length));
    at = end2 + 1 + length + 1;
  }
  return found2;
}

// src/effects/ignore.ts
import fs3 from "node:fs";
import os from "node:os";
import path2 from "node:path";

// src/core/ignorerules.ts
function compileIgnore(texts2) {
  const nested = Object.entries(texts2.files).sort(([a], [b]) => a.split("/").length - b.split("/").length);
  const lines = [...linesOf2("", texts2.exclude), ...nested.flatMap(([file2, text3]) => linesOf2(file2.slice(0, Math.max(file2.lastIndexOf("/"), 0)), text3))];
  return (path16) => {
    const steps = path16.split("/");
    return steps.some((_, i) => isHit(lines, steps.slice(0, i + 1).join("/"), i < steps.length - 1));
  };
}
function isHit(lines, path16, isFolder) {
  const last = lines.findLast(({ folder, foldersOnly, fits: fits2 }) => {
    if (foldersOnly && !isFolder) return false;
    if (folder === "") return fits2(path16);
    return path16.startsWith(`${folder}/`) && fits2(path16.slice(folder.length + 1));
  });
  return last !== void 0 && !last.isNegated;
}
function linesOf2(folder, text3) {
  return text3.split("\n").flatMap((raw) => {
    const line = raw.replace(/\r$/, "").replace(/(?<!\\) +$/, "");
    if (line === "" || line.startsWith("#")) return [];
    const isNegated2 = line.startsWith("!");
    const pattern = (isNegated2 ? line.slice(1) : line).replace(/^\\(?=[#!])/, "");
    const foldersOnly = pattern.endsWith("/");
    const body = foldersOnly ? pattern.slice(0, -1) : pattern;
    return [{ folder, isNegated: isNegated2, foldersOnly, fits: compileGlob(body.includes("/") && !body.startsWith("/") ? `/${body}` : body, false, false) }];
  });
}

// src/effects/ignore.ts
var LIMIT = 1024 * 1024;
async function readIgnoreRules(root, ignored) {
  const listed = await git(root, ["ls-files", "-z", "-co", "--exclude-standard"]);
  const files2 = {};
  for (const name of fields(listed.stdout).filter((name2) => path2.posix.basename(name2) === ".gitignore")) {
    const text3 = readBounded(path2.join(root, name), LIMIT);
    if (text3 !== null) files2[name] = text3.toString("utf8");
  }
  return { files: files2, exclude: await outsideRules(root), ignored };
}
async function outsideRules(root) {
  const asked = await git(root, ["rev-parse", "--path-format=absolute", "--git-path", "info/exclude"]);
  const personal = await git(root, ["config", "--type=path", "--get", "core.excludesFile"]);
  const home = path2.join(process.env["XDG_CONFIG_HOME"] ?? path2.join(os.homedir(), ".config"), "git", "ignore");
  const names = [personal.ok ? personal.stdout.toString("utf8").trim() : home, asked.ok ? asked.stdout.toString("utf8").trim() : ""];
  return names.map((name) => name === "" ? "" : readBounded(name, LIMIT)?.toString("utf8") ?? "").join("\n");
}
var BaseIgnore = class {
  constructor(rules, key) {
    this.rules = rules;
    this.key = key;
    for (const name of rules.ignored) this.#known.set(name, true);
  }
  rules;
  key;
  #known = /* @__PURE__ */ new Map();
  #scratch = null;
  #read = null;
  /** What was asked before, or lies in a folder that was; else read from the rules, as the verdict may not wait for git. */
  peek(name) {
    for (let folder = name; ; folder = folder.slice(0, folder.lastIndexOf("/"))) {
      const known2 = this.#known.get(folder === name ? name : `${folder}/`);
      if (known2 === true || known2 === false && folder === name) return known2;
      if (!folder.includes("/")) return (this.#read ??= compileIgnore(this.rules))(name);
    }
  }
  async notIgnored(names) {
    const unknown4 = names.filter((name) => !this.#known.has(name));
    if (unknown4.length > 0) await this.#ask(unknown4);
    return names.filter((name) => this.#known.get(name) === false);
  }
  async #ask(names) {
    const scratch = this.#scratch ??= await makeScratch(this.rules);
    const answer = await git(scratch, ["check-ignore", "--no-index", "-z", "--stdin"], names.map(askedAs).join("\0") + "\0");
    const ignored = new Set(fields(answer.stdout));
    for (const name of names) this.#known.set(name, ignored.has(askedAs(name)));
  }
  dispose() {
    if (this.#scratch !== null) fs3.rmSync(this.#scratch, { recursive: true, force: true });
    this.#scratch = null;
  }
};
var askedAs = (name) => `./${name.endsWith("/") ? `${name}x` : name}`;
async function makeScratch(rules) {
  const scratch = fs3.mkdtempSync(path2.join(os.tmpdir(), "watchdog-rules-"));
  await git(scratch, ["init", "-q"]);
  for (const [name, text3] of Object.entries(rules.files)) {
    fs3.mkdirSync(path2.dirname(path2.join(scratch, name)), { recursive: true });
    fs3.writeFileSync(path2.join(scratch, name), text3);
  }
  fs3.mkdirSync(path2.join(scratch, ".git", "info"), { recursive: true });
  fs3.writeFileSync(path2.join(scratch, ".git", "info", "exclude"), rules.exclude);
  return scratch;
}

// src/run/base.ts
var ABSENT2 = { isKnown: true, bytes: null, sha: null };
var BaseReader = class {
  constructor(root, base, key) {
    this.root = root;
    this.base = base;
    this.key = key;
  }
  root;
  base;
  key;
  #known = /* @__PURE__ */ new Map();
  #found = /* @__PURE__ */ new Map();
  /** Only what was read before: the verdict before a call may not wait for git. */
  peek(name) {
    return this.#known.get(name);
  }
  /** The name under which git gave the bytes of a path that was not clean; null where nobody holds them. */
  placeOf(name) {
    return this.#found.get(name) ?? null;
  }
  async read(names) {
    const unknown4 = names.filter((name) => !this.#known.has(name));
    const places = new Map(unknown4.map((name) => [name, this.#placesOf(name)]));
    const blobs = await readBlobs(this.root, [...new Set([...places.values()].flat())]);
    for (const [name, asked] of places) this.#known.set(name, this.#content(name, asked, blobs));
    return new Map(names.map((name) => [name, this.#known.get(name) ?? ABSENT2]));
  }
  /** Where git may hold the bytes: for a path that was not clean, in the snapshot's tree or among its untracked files. */
  #placesOf(name) {
    const record3 = Object.hasOwn(this.base.records, name) ? this.base.records[name] : void 0;
    if (record3 === void 0) return [`${this.base.head}:${name}`];
    if (record3.kind === "absent" || record3.sha === null) return [];
    if (record3.blob !== null) return [record3.blob];
    return this.base.snapshot === null ? [`${this.base.head}:${name}`] : [`${this.base.snapshot}:${name}`, `${this.base.snapshot}^3:${name}`];
  }
  #content(name, asked, blobs) {
    const record3 = Object.hasOwn(this.base.records, name) ? this.base.records[name] : void 0;
    const place = asked.find((blob) => hasContent(record3, blobs.get(blob) ?? null));
    const bytes = place === void 0 ? null : blobs.get(place) ?? null;
    if (place !== void 0) this.#found.set(name, place);
    if (record3 === void 0) return bytes === null ? ABSENT2 : { isKnown: true, bytes, sha: digest(bytes) };
    if (record3.kind === "absent") return ABSENT2;
    return { isKnown: bytes !== null, bytes, sha: record3.sha };
  }
};
function hasContent(record3, bytes) {
  if (bytes === null) return false;
  return record3 === void 0 || record3.sha === (record3.kind === "symlink" ? linkDigest(bytes) : digest(bytes));
}
function equalsBase(now2, base) {
  if (now2.kind === "absent") return base.sha === null;
  if (now2.kind === "file" && !mayBeRead(now2.mode)) return false;
  if (now2.sha === null || base.sha === null) return false;
  return now2.sha === base.sha || now2.kind === "symlink" && base.bytes !== null && now2.sha === linkDigest(base.bytes);
}
async function makeBase(root, phase, manifest, snapshot, older, kept) {
  const records = /* @__PURE__ */ Object.create(null);
  for (const [name, { kind, sha }] of manifest.entries) records[name] = { kind, sha, blob: null };
  if (older !== null) for (const name of kept) records[name] = await keptRecord(older, name);
  const ignore = await readIgnoreRules(root, manifest.ignored);
  return { phase, head: manifest.head ?? "", snapshot, records: { ...records }, ignore };
}
async function keptRecord(older, name) {
  const record3 = older.base.records[name];
  const content2 = (await older.read([name])).get(name);
  if (content2 === void 0 || content2.sha === null) return { kind: "absent", sha: null, blob: null };
  const blob = record3?.blob ?? (record3 === void 0 ? `${older.base.head}:${name}` : older.placeOf(name));
  return { kind: record3?.kind ?? "file", sha: content2.sha, blob };
}

// src/run/observe.ts
var LIMIT2 = 1024 * 1024;
var HEAD_BYTES = 128;
var MOST_OTHERS = 50;
async function observe(worktree, section, actor) {
  const { root } = worktree.place;
  const before2 = section.manifest;
  const answer = await takeManifest(root, before2, worktree.ignore(section));
  if (!answer.ok) {
    section.log({ event: "degraded", signal: null, severity: "warn", actor, files: [], detail: { what: "observer", code: "git_failed", message: answer.problem } });
    return false;
  }
  const now2 = answer.manifest;
  section.update({ manifest: toJson(now2) });
  if (before2 === null) return true;
  const changed = changedPaths(before2, now2, await movedPaths(root, before2.head, now2.head));
  const exceptions = worktree.exceptions();
  const theirs = changed.filter((name) => !isExcepted(exceptions, name, stateOf(root, now2, name), section.live.pipeline.run_id, worktree.services.now()));
  if (changed.length > 0) await takeOver(worktree, section, now2, changed, theirs);
  worktree.dropFailed();
  return true;
}
var stateOf = (root, manifest, name) => manifest.entries.get(name) ?? lookAt(root, name);
async function takeOver(worktree, section, now2, changed, theirs) {
  const seq = section.tick();
  for (const name of changed) noteSource(worktree, section, name, seq);
  const { charges, unattributed } = attribute(theirs, [...worktree.inFlight.values()], section.live.background);
  for (const charge of charges) await settleCharge(worktree, section, now2, charge, seq);
  if (unattributed.length > 0) await noteUnattributed(worktree, section, now2, unattributed);
}
function noteSource(worktree, section, name, seq) {
  const { kind } = classOf(worktree, section, name);
  if (kind !== "business" && !isGuardedTest(kind)) return;
  section.update({ evidence: noteChange(section.live.evidence, name, isGuardedTest(kind), seq) });
}
function classOf(worktree, section, name) {
  const head = path3.posix.extname(name) === "" ? readBounded(path3.join(worktree.place.root, name), LIMIT2)?.toString("latin1", 0, HEAD_BYTES) ?? "" : "";
  return classify(name, section.live.config.paths, { head, ignoreCase: worktree.ignoresCase });
}
async function settleCharge(worktree, section, now2, charge, seq) {
  const time3 = worktree.services.now();
  const touched = { ...section.live.touched };
  const phaseChanges = { ...section.live.phaseChanges };
  for (const name of charge.paths) {
    touched[name] = { first: touched[name]?.first ?? time3, last: time3 };
    phaseChanges[name] = seq;
  }
  const wrote = charge.paths.some((name) => name !== section.live.config.knownIssues);
  section.update({
    touched,
    phaseChanges,
    writesSeen: section.live.writesSeen + 1,
    unattributed: section.live.unattributed.filter((name) => !charge.paths.includes(name)),
    children: wrote ? noteWrite(section.live.children, charge.session) : section.live.children
  });
  await raiseFor(worktree, section, now2, charge);
}
async function raiseFor(worktree, section, now2, charge) {
  const classes = new Map(charge.paths.map((name) => [name, classOf(worktree, section, name)]));
  const actor = { session: charge.session, call: charge.call, tool: charge.tool, command: charge.command };
  const found2 = await offending(worktree, section, now2, charge.paths, charge.phase);
  const code = [...found2].filter(([, verdict2]) => verdict2.signal === "no-business-code-before-phase5");
  const tests2 = [...found2].filter(([, verdict2]) => verdict2.signal === "no-test-modification-during-green");
  const options = { phase: charge.phase };
  if (code.length > 0) {
    const judgement = code.every(([, { certain }]) => certain) ? "business" : "unsure";
    section.raise("no-business-code-before-phase5", { gate: "test_code", judgement }, code.map(([name]) => name), actor, options);
  }
  if (tests2.length > 0) {
    const fast = tests2.every(([, { certain }]) => certain) ? "changed" : "unsure";
    section.raise("no-test-modification-during-green", { fast }, tests2.map(([name]) => name), actor, options);
  }
  const early = charge.paths.filter((name) => classes.get(name)?.kind === "deliverable" && (classes.get(name)?.phase ?? 0) > charge.phase);
  if (early.length > 0) {
    worktree.notice(runText("early_deliverable", { paths: early.join(", ") }, section.live.config.language));
    section.log({ event: "observed", signal: null, severity: "warn", actor, files: early, detail: { rule: "early_deliverable", paths: early }, phase: charge.phase });
  }
  const ground = charge.paths.filter((name) => classes.get(name)?.kind === "guard");
  if (ground.length > 0) section.log({ event: "observed", signal: null, severity: "warn", actor, files: ground, detail: { rule: "own_ground", paths: ground }, phase: charge.phase });
}
async function offending(worktree, section, now2, names, phase, isKnownOpen = openPaths(section)) {
  const found2 = /* @__PURE__ */ new Map();
  const classes = new Map(names.map((name) => [name, classOf(worktree, section, name)]));
  const candidates = names.filter((name) => !isKnownOpen.has(name) && isLookedAt(phase, classes.get(name)));
  const bases = await worktree.reader(section).read(candidates);
  const exceptions = worktree.exceptions();
  for (const name of candidates) {
    const state = stateOf(worktree.place.root, now2, name);
    const base = bases.get(name);
    if (base === void 0 || equalsBase(state, base)) continue;
    if (isExcepted(exceptions, name, state, section.live.pipeline.run_id, worktree.services.now())) continue;
    const { kind, language } = classes.get(name);
    const isBeside = !guardedIn(phase, kind);
    if (isBeside && !holdsTests(language, base.bytes?.toString("utf8") ?? "")) continue;
    const offence = isBeside ? TOLD_APART_BY_THE_ENGINE : judge3(worktree.place.root, name, state, base, phase, () => otherTests(worktree, section, name));
    if (offence !== null) found2.set(name, offence);
  }
  return found2;
}
var TOLD_APART_BY_THE_ENGINE = { signal: "no-test-modification-during-green", certain: false };
var isLookedAt = (phase, { kind, language }) => guardedIn(phase, kind) || kind === "business" && mayHoldTests(language);
var guardedIn = (phase, kind) => phase < 5 ? kind === "business" : isGuardedTest(kind);
function openPaths(section) {
  return new Set(section.live.open.filter(({ entry }) => entry.signal === "no-business-code-before-phase5" || entry.signal === "no-test-modification-during-green").flatMap(({ entry }) => entry.files));
}
function otherTests(worktree, section, name) {
  const names = Object.keys(section.live.phaseChanges).filter((other) => other !== name && classOf(worktree, section, other).kind === "test");
  return names.slice(0, MOST_OTHERS).flatMap((other) => readBounded(path3.join(worktree.place.root, other), LIMIT2)?.toString("utf8") ?? []);
}
function judge3(root, name, state, base, phase, others) {
  const next = state.kind === "file" ? readBounded(path3.join(root, name), LIMIT2)?.toString("utf8") ?? null : null;
  const old = base.bytes?.toString("utf8") ?? null;
  const isPlain = state.kind === "file" && mayBeRead(state.mode) && next !== null && base.isKnown;
  if (phase < 5) {
    const verdict3 = isPlain ? isStubOnly(name, old, next) : "unsure";
    return verdict3 === "stub" ? null : { signal: "no-business-code-before-phase5", certain: verdict3 === "business" };
  }
  const verdict2 = state.kind === "absent" && base.isKnown ? testChange(name, old, null, others()) : isPlain ? testChange(name, old, next, others()) : "unsure";
  return verdict2 === "same" ? null : { signal: "no-test-modification-during-green", certain: verdict2 === "changed" };
}
async function noteUnattributed(worktree, section, now2, names) {
  const { pipeline, unattributed } = section.live;
  const found2 = await offending(worktree, section, now2, names.filter((name) => guardedIn(pipeline.phase, classOf(worktree, section, name).kind)), pipeline.phase);
  const fresh = [...found2.keys()].filter((name) => !unattributed.includes(name));
  if (fresh.length === 0) return;
  section.update({ unattributed: [...unattributed, ...fresh].sort() });
  const actor = { session: pipeline.owner, call: null, tool: null, command: null };
  section.log({ event: "observed", signal: null, severity: "warn", actor, files: fresh, detail: { rule: "unattributed", paths: fresh } });
}
var keyOfCall = (session, call) => `${session}\0${call}`;

// src/run/section.ts
var MOST_FILES = 500;
var Section = class {
  state;
  #append;
  constructor(state, append) {
    this.state = state;
    this.#append = append;
  }
  /** The live run; null where there is none. */
  get run() {
    return this.state.run;
  }
  /** The live run, where the caller has made sure that there is one. */
  get live() {
    if (this.state.run === null) throw new Error("no live run");
    return this.state.run;
  }
  get manifest() {
    return fromJson(this.live.manifest);
  }
  update(patch) {
    this.state = { ...this.state, run: { ...this.live, ...patch } };
  }
  /** The next position in the run's sequence of events. */
  tick() {
    this.update({ seq: this.live.seq + 1 });
    return this.live.seq;
  }
  log(draft) {
    const { pipeline } = this.live;
    const { session, call, tool, command } = draft.actor;
    const { state, entry } = this.#append(this.state, pipeline.run_id, {
      session_id: session,
      call_id: call,
      phase: draft.phase ?? pipeline.phase,
      round: pipeline.round,
      event: draft.event,
      severity: draft.severity,
      signal: draft.signal,
      tool,
      command,
      files: draft.files.slice(0, MOST_FILES),
      detail: draft.detail
    });
    this.state = state;
    return entry;
  }
  /** Logs a violation and keeps it open. Nothing where its check is off. Longer lists of files are split. */
  raise(signal, detail, files2, actor, options = {}) {
    const severity = options.severity ?? severityOf(signal, this.live.config);
    if (severity === null) return [];
    const raised = [];
    for (let at = 0; at === 0 || at < files2.length; at += MOST_FILES) {
      const phase = options.phase === void 0 ? {} : { phase: options.phase };
      const entry = this.log({ event: "observed", signal, severity, actor, files: files2.slice(at, at + MOST_FILES), detail, ...phase });
      raised.push({ entry, answered: false, decision: null, seen: false });
    }
    this.update({ open: [...this.live.open, ...raised] });
    return raised;
  }
  /** The same violation once more: logged anew, naming its first entry, while the older one is closed by it. */
  raiseAgain(one, actor, detail) {
    const { signal, severity, files: files2 } = one.entry;
    this.settle(resolve(this.live.open, [one.entry.id], "superseded"), actor);
    this.raise(signal, { ...detail ?? one.entry.detail, repeats: firstOf(one.entry) }, files2, actor, { severity, phase: one.entry.phase });
  }
  /** Takes over what became of the open violations, and writes it into the log. */
  settle(settled, actor) {
    this.update({ open: settled.open });
    for (const detail of settled.resolved) this.#logResolved(detail, actor);
  }
  #logResolved(detail, actor) {
    if (detail.resolves.length === 0) return;
    this.log({ event: "resolved", signal: null, severity: "info", actor, files: [], detail });
    if (detail.how === "gone") this.update({ evidence: noteHarmless(this.live.evidence, detail.resolves) });
  }
};
function severityOf(signal, config2) {
  const row = SIGNALS[signal];
  const set2 = row.check === null ? row.default : config2.checks[row.check];
  if (set2 === "off") return null;
  if (row.kind === "protocol") return row.check === null ? row.default : "warn";
  return config2.preset === "advise" && set2 === "block" ? "warn" : set2;
}

// src/run/checks.ts
var LIMIT3 = 1024 * 1024;
var MOST_TESTS = 2e3;
async function checksOf(worktree, section, event) {
  if (event !== "ralph_terminate" && event !== "phase_complete") return [];
  const found2 = [...missingTests(await untested(worktree, section)), ...largeFiles(worktree, section)];
  return event === "ralph_terminate" ? [...found2, ...uncommittedReview(worktree, section)] : [...found2, ...await completion(worktree, section)];
}
async function completion(worktree, section) {
  return [...await evidence(worktree, section), ...uncommittedPhase(worktree, section), ...documents(worktree, section)];
}
async function evidence(worktree, section) {
  const missing = await evidenceMissing(worktree, section);
  const severity = evidenceSeverity(section);
  if (missing.length === 0 || severity === null) return [];
  return [{ signal: "no-phase-advance-without-gate", detail: { attempted: "phase_complete", missing }, files: [], severity }];
}
function evidenceSeverity(section) {
  const { config: config2, evidence: evidence2 } = section.live;
  const set2 = config2.checks.test_evidence;
  if (set2 === "off") return null;
  return set2 === "block" && evidence2.recognised && config2.preset !== "advise" ? "block" : "warn";
}
async function evidenceMissing(worktree, section) {
  const { pipeline, evidence: evidence2 } = section.live;
  if (section.live.config.checks.test_evidence === "off" || pipeline.phase < 4) return [];
  if (pipeline.phase >= 5) return isGreenNow(evidence2) ? [] : ["green_run"];
  const { written, isRework } = await phaseTests(worktree, section);
  if (written.length === 0 && !isRework) return evidence2.recognised ? [] : ["red_run"];
  const isProved = isRework ? hasRunSince(evidence2, evidence2.lastTest) : isRedNow(evidence2, written);
  return isProved ? [] : ["red_run"];
}
async function phaseTests(worktree, section) {
  const { pipeline, phaseChanges } = section.live;
  const tests2 = Object.keys(phaseChanges).filter((name) => isGuardedTest(classOf(worktree, section, name).kind));
  const present = tests2.filter((name) => lookAt(worktree.place.root, name).kind !== "absent");
  const bases = await worktree.reader(section).read(present);
  const fresh = present.filter((name) => bases.get(name)?.sha === null);
  return { written: present, isRework: pipeline.enteredBy === "phase_return" || tests2.length > 0 && fresh.length === 0 };
}
async function missingNow(worktree, section) {
  return [...missingOf(section.live.pipeline, machineConfig(section)), ...await evidenceMissing(worktree, section)];
}
function machineConfig({ live: { config: config2 } }) {
  const { approval, loopPhases, maxRounds, earlyStopCounts } = config2;
  const review = severityOf("ralph-round-complete-without-reviewer", config2);
  return { approval, loopPhases, maxRounds, earlyStopCounts, review: review === "block" || review === "warn" ? review : "off" };
}
function workOf(worktree, section) {
  const { pipeline, phaseChanges, config: config2 } = section.live;
  return Object.keys(phaseChanges).filter((name) => {
    if (name === config2.knownIssues) return false;
    const { kind, phase } = classOf(worktree, section, name);
    if (pipeline.phase <= 3) return kind === "deliverable" && phase === pipeline.phase;
    return kind === "business" || isGuardedTest(kind);
  });
}
function isReviewed(worktree, section) {
  const { children, pipeline, marks } = section.live;
  const readable2 = workOf(worktree, section).filter((name) => lookAt(worktree.place.root, name).kind !== "absent");
  return hasReviewed(children, pipeline.owner, Math.max(marks.lastRound, marks.loopStart), readable2);
}
function isReviewOutdated(worktree, section) {
  const { phaseChanges, marks, pipeline } = section.live;
  if ((pipeline.round ?? 0) === 0) return false;
  return workOf(worktree, section).some((name) => (phaseChanges[name] ?? 0) > marks.lastRound);
}
function uncommitted(worktree, section) {
  const { manifest } = section;
  if (manifest === null) return [];
  const { touched, pipeline, config: config2 } = section.live;
  const exceptions = worktree.exceptions();
  return manifest.dirty.filter((name) => {
    if (touched[name] === void 0 || classOf(worktree, section, name).kind === "guard") return false;
    const state = stateOf(worktree.place.root, manifest, name);
    return name !== config2.knownIssues || !isExcepted(exceptions, name, state, pipeline.run_id, worktree.services.now());
  });
}
function uncommittedPhase(worktree, section) {
  const paths = uncommitted(worktree, section);
  return paths.length === 0 ? [] : [{ signal: "phase-complete-dirty-tree", detail: { paths }, files: paths }];
}
function uncommittedReview(worktree, section) {
  const paths = uncommitted(worktree, section);
  return paths.length === 0 ? [] : [{ signal: "review-uncommitted", detail: { paths }, files: paths }];
}
function documentOf(worktree, section) {
  const bytes = readBounded(path4.join(worktree.place.root, section.live.config.knownIssues), 16 * LIMIT3);
  return bytes === null ? null : readKnownIssues(bytes.toString("utf8"));
}
function outdatedIssues(worktree, section) {
  const document = documentOf(worktree, section);
  return document === null ? [...section.live.issues] : missingFrom(document, section.live.issues);
}
function lacksAssessment(worktree, section, boundary) {
  const document = documentOf(worktree, section);
  return !(document?.assessed.includes(boundary) ?? false);
}
function documents(worktree, section) {
  const { issues, config: config2, pipeline } = section.live;
  const tally = pipeline.rounds.at(-1)?.counts ?? null;
  const hasFindings = pipeline.rounds.some(({ counts }) => Object.values(counts).some((count2) => count2 > 0));
  const found2 = [];
  const document = documentOf(worktree, section);
  if (document === null && issues.length > 0) found2.push({ signal: "phase-complete-no-ki-doc", detail: { expected: config2.knownIssues, findings: issues }, files: [config2.knownIssues] });
  const missing = document === null ? [] : missingFrom(document, issues);
  if (document !== null && missing.length > 0) found2.push({ signal: "phase-complete-outdated-ki-doc", detail: { newest_entry: document.newest, missing }, files: [config2.knownIssues] });
  if (hasFindings && lacksAssessment(worktree, section, pipeline.phase)) found2.push({ signal: "phase-complete-no-assessment", detail: { boundary: pipeline.phase, tally }, files: [config2.knownIssues] });
  return found2;
}
function missingTests(files2) {
  return files2.map(({ path: name, lookedFor }) => ({ signal: "write-business-code-without-test-file", detail: { looked_for: lookedFor }, files: [name] }));
}
async function untested(worktree, section) {
  const { touched, start, pipeline, config: config2 } = section.live;
  if (pipeline.phase < 5 || config2.checks.missing_test === "off") return [];
  const { root } = worktree.place;
  const made = Object.keys(touched).filter((name) => classOf(worktree, section, name).kind === "business" && lookAt(root, name).kind === "file" && !start.untracked.includes(name));
  const fresh = made.length === 0 ? [] : await absentAt(root, start.head, made);
  const textOf3 = (name) => readBounded(path4.join(root, name), LIMIT3)?.toString("utf8") ?? "";
  const wanting = fresh.filter((name) => !bodiless(name, textOf3(name)) && !candidatesForTest(name).some((test) => lookAt(root, test).kind === "file"));
  if (wanting.length === 0) return [];
  const listed = fields((await git(root, ["ls-files", "-z", "-co", "--exclude-standard"])).stdout);
  const tests2 = listed.filter((name) => classOf(worktree, section, name).kind === "test").slice(0, MOST_TESTS).map((name) => ({ name, text: textOf3(name) }));
  const modules = listed.filter((name) => classOf(worktree, section, name).kind === "business").slice(0, MOST_TESTS).map((name) => ({ name, text: textOf3(name) }));
  const isTested = (name) => tests2.some((test) => makesUseOf(name, test.name, test.text));
  return wanting.filter((name) => !isTested(name) && !modules.some((user) => user.name !== name && makesUseOf(name, user.name, user.text) && isTested(user.name))).map((name) => ({ path: name, lookedFor: candidatesForTest(name).slice(0, 20) }));
}
async function absentAt(root, commit, names) {
  const listed = await git(root, ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit]);
  const there = new Set(fields(listed.stdout));
  return names.filter((name) => !there.has(name));
}
function tooLarge(worktree, section) {
  if (section.live.config.checks.file_size === "off") return [];
  const { root } = worktree.place;
  return Object.keys(section.live.touched).flatMap((name) => {
    const { kind } = classOf(worktree, section, name);
    if (kind !== "business" && kind !== "test") return [];
    const text3 = readBounded(path4.join(root, name), 16 * LIMIT3);
    if (text3 === null) return [];
    const lines = text3.toString("latin1").split("\n").length - 1;
    const limit = text3.length > section.live.config.maxFileBytes ? `${section.live.config.maxFileBytes} bytes` : lines > section.live.config.maxFileLines ? `${section.live.config.maxFileLines} lines` : null;
    return limit === null ? [] : [{ path: name, bytes: text3.length, lines, limit }];
  });
}
function largeFiles(worktree, section) {
  return tooLarge(worktree, section).map((file2) => ({ signal: "file-too-large", detail: file2, files: [file2.path] }));
}

// src/core/checkpoint/outcome.ts
function refuse2(code, params = {}, raises = []) {
  return { kind: "refused", code, message: { key: code, params }, raises };
}
function accept(next, extras = {}) {
  return {
    kind: "accepted",
    next,
    archived: null,
    warnings: [],
    raises: [],
    transition: null,
    needsBaseSnapshot: false,
    needsDecision: false,
    ...extras
  };
}

// src/core/checkpoint/rules/shared.ts
function transition(from, to, event, approvedBy = null) {
  return { from: nameOf2(from), to: nameOf2(to), event, approved_by: approvedBy };
}
function refuseNow(state, request, facts) {
  return refuse2("not_now", {
    event: request.event,
    phase: state.phase,
    status: state.status,
    events: nextEvents(state, facts.config).join(", ")
  });
}
function refuseOtherPhase(state, event, given) {
  return refuse2("other_phase", { event, given, phase: state.phase, status: state.status });
}
function refuseGate(state, request, facts, missing = missingOf(state, facts.config)) {
  const raised = { signal: "no-phase-advance-without-gate", detail: { attempted: `${request.event} ${request.phase}`, missing } };
  const isLogged = missing.length > 0 && facts.config.review !== "off";
  return refuse2(
    "gate_missing",
    { event: request.event, given: request.phase, phase: state.phase, status: state.status, missing: missing.join(", "), events: nextEvents(state, facts.config).join(", ") },
    isLogged ? [raised] : []
  );
}

// src/core/checkpoint/rules/endings.ts
function terminate(state, request, facts) {
  if (request.phase !== state.phase) return refuseOtherPhase(state, request.event, request.phase);
  if (isReviewStale(state)) return refuse2("review_is_stale", { phase: state.phase, round: (state.round ?? 0) + 1 });
  if (request.termination === "max_rounds") return endAtLimit(state, request, facts);
  const isEnough = request.termination === "early_stop" ? canStopEarly(state) : canPass(state);
  if (!isEnough) return refuseUnclean(state, request, facts);
  const next = endLoop(state, facts.now);
  return accept(next, { transition: transition(state, next, request.event) });
}
function endLoop(state, now2) {
  const ended2 = moved({ ...state, resumeTo: null }, "awaiting_approval", now2);
  return { ...ended2, times: { ...ended2.times, loopEnded: now2 } };
}
function endAtLimit(state, request, facts) {
  if (canStopEarly(state)) return refuse2("can_end_cleanly", { termination: "early_stop", phase: state.phase });
  if (canPass(state)) return refuse2("can_end_cleanly", { termination: "gate_pass", phase: state.phase });
  if (state.rounds.length < state.roundLimit) return refuseUnclean(state, request, facts);
  const next = { ...moved(state, "suspended", facts.now), resumeTo: state.status };
  const raised = {
    signal: "ralph-rounds-exceeded",
    detail: { rounds: state.rounds.length, limit: state.roundLimit, tally: state.rounds.at(-1)?.counts ?? NO_FINDINGS }
  };
  return accept(next, { raises: [raised], transition: transition(state, next, request.event), needsDecision: true });
}
function refuseUnclean(state, request, facts) {
  const clean = cleanInARow(state.rounds);
  const raised = {
    signal: "ralph-round-complete-without-reviewer",
    detail: { round: state.round, reported_by: request.event, clean, needed: CLEAN_ROUNDS_TO_STOP }
  };
  return refuse2(
    "too_few_clean",
    { termination: request.termination, rounds: state.rounds.length, clean, needed: CLEAN_ROUNDS_TO_STOP, limit: state.roundLimit },
    facts.config.review === "off" ? [] : [raised]
  );
}
function approveAfterLoop(state, request, facts) {
  return approve(state, request, facts, facts.personSinceLoopEnd);
}
function approveActive(state, request, facts) {
  if (request.phase === state.phase && hasLoop(state.phase, facts.config)) return refuseNow(state, request, facts);
  return approve(state, request, facts, facts.personSincePhaseEnter);
}
function approve(state, request, facts, hasPersonSpoken) {
  if (request.phase !== state.phase) return refuseOtherPhase(state, request.event, request.phase);
  const isPersonNeeded = needsPerson(state.phase, state.totalPhases, facts.config);
  if (isPersonNeeded && !hasPersonSpoken) return refuse2("no_person", { phase: state.phase });
  const by = isPersonNeeded ? "person" : "agent";
  const next = { ...moved(state, "approved", facts.now), approval: { by, at: facts.now } };
  return accept(next, { transition: transition(state, next, request.event, by) });
}

// src/core/checkpoint/changes.ts
var MORE_ROUNDS = 5;
function applyDecision(state, effect, now2) {
  const only = (next) => ({ next, needsBaseSnapshot: false });
  if (!isLive(state)) return only(state);
  switch (effect) {
    case "accept_config":
      return only(state);
    case "archive":
      return only(archive(state, now2));
    case "resume":
      return only(state.status === "suspended" ? back(state, state.resumeTo ?? "active", now2) : state);
    case "more_rounds":
      return only({ ...back(state, "ralph_loop", now2), roundLimit: Math.max(state.roundLimit, state.rounds.length) + MORE_ROUNDS });
    case "accept_rounds":
      return only(endLoop(state, now2));
    case "return_phase":
      return { next: enter(state, state.phase, "phase_return", state.roundLimit, now2), needsBaseSnapshot: true };
  }
}
function suspend(state, now2) {
  if (!isLive(state) || state.status === "suspended") return state;
  return { ...moved(state, "suspended", now2), resumeTo: state.status === "paused" ? state.resumeTo : state.status };
}
function archive(state, now2) {
  return isLive(state) ? { ...moved(state, "archived", now2), resumeTo: null } : state;
}
function reopenLoop(state, now2) {
  const isReviewed2 = state.status === "ralph_loop" || state.status === "awaiting_approval" || state.status === "approved";
  if (!isReviewed2 || state.round === null || state.round === 0 || state.staleRound === state.round) return state;
  const open = state.status === "ralph_loop" ? state : moved(state, "ralph_loop", now2);
  return {
    ...open,
    approval: null,
    staleRound: state.round,
    roundLimit: Math.max(state.roundLimit, state.round + 1),
    times: { ...open.times, loopEnded: null }
  };
}
function back(state, status, now2) {
  return { ...moved(state, status, now2), resumeTo: null };
}

// src/run/place.ts
import fs4 from "node:fs";
import path5 from "node:path";
async function findPlace(folder) {
  const asked = await git(folder, ["rev-parse", "--path-format=absolute", "--show-toplevel", "--git-dir", "--git-common-dir"]);
  if (!asked.ok) return { ok: false, why: asked.problem.includes("ENOENT") ? "no_git" : "no_work_tree" };
  const [root, gitDir, common] = asked.stdout.toString("utf8").replace(/\n$/, "").split("\n");
  if (root === void 0 || gitDir === void 0 || common === void 0) return { ok: false, why: "no_work_tree" };
  const worktreeId = gitDir === common ? "main" : `wt-${path5.basename(gitDir)}`;
  return { ok: true, place: { root, worktreeId, state: path5.join(common, "intervention", worktreeId) } };
}
async function headOf(root) {
  const asked = await git(root, ["rev-parse", "--verify", "-q", "HEAD^{commit}"]);
  return asked.ok ? asked.stdout.toString("utf8").trim() : null;
}
var untrackedIn = async (root) => fields((await git(root, ["ls-files", "-z", "-o", "--exclude-standard"])).stdout);
function isCaseIgnored(root) {
  return fs4.existsSync(path5.join(root, ".git")) && fs4.existsSync(path5.join(root, ".GIT"));
}

// src/run/phases.ts
async function beginRun(worktree, pipeline) {
  const { root } = worktree.place;
  const head = await headOf(root);
  const seen2 = await takeManifest(root, null, null);
  if (head === null || !seen2.ok) return null;
  const { config: config2, sha, loosened } = worktree.services.config.read();
  const taken = await worktree.services.engine.snapshot(pipeline.run_id, "base-0", null);
  const base = await makeBase(root, 0, seen2.manifest, taken.ok ? taken.commit : null, null, []);
  return {
    pipeline,
    config: config2,
    configSha: sha,
    loosened,
    base,
    start: { head, untracked: await untrackedIn(root) },
    manifest: toJson(seen2.manifest),
    seq: 1,
    marks: { loopEnd: 0, phaseEnter: 1, transition: 1, lastRound: 0, loopStart: 0 },
    open: [],
    touched: {},
    phaseChanges: {},
    unattributed: [],
    background: [],
    evidence: NO_EVIDENCE,
    persons: {},
    children: {},
    refusals: {},
    checkpoints: 0,
    waived: [],
    issues: [],
    lastTally: null,
    liveSessions: [],
    doneDecisions: [],
    callsSeen: 0,
    writesSeen: 0
  };
}
async function enterPhase(worktree, section) {
  const { live } = section;
  const manifest = section.manifest;
  const kept = [.../* @__PURE__ */ new Set([...live.open.flatMap(({ entry }) => isFileSignal(entry.signal) ? entry.files : []), ...live.unattributed])];
  const older = worktree.reader(section);
  const seq = section.tick();
  const name = `base-${live.pipeline.phase}-${seq}`;
  const from = live.base.snapshot;
  const taken = await worktree.services.engine.snapshot(live.pipeline.run_id, name, from === null || kept.length === 0 ? null : { from, paths: kept });
  const snapshot = taken.ok ? taken.commit : null;
  const base = await makeBase(worktree.place.root, live.pipeline.phase, manifest, snapshot, older, kept);
  section.update({
    base,
    phaseChanges: {},
    waived: [],
    refusals: {},
    marks: { ...section.live.marks, phaseEnter: seq, transition: seq, loopEnd: 0, lastRound: 0, loopStart: 0 }
  });
  return { snapshot, problem: taken.ok ? null : taken.message };
}
var isFileSignal = (signal) => signal === "no-business-code-before-phase5" || signal === "no-test-modification-during-green";
function endRun(section, now2) {
  section.state = ended(section.state, now2);
}
function ended(state, now2) {
  if (state.run === null) return state;
  const { run_id, description } = state.run.pipeline;
  return { ...state, run: null, archived: [...state.archived, { run_id, description, ended: now2 }].slice(-100) };
}

// src/run/decisions.ts
var PERSON = { session: "person", call: null, tool: null, command: null };
function openDecision(worktree) {
  const runId = worktree.peek().run?.pipeline.run_id;
  return worktree.services.store.decisions().find(({ kind, status, run_id }) => kind === "decision" && status !== "carried_out" && run_id === runId) ?? null;
}
function hasNews(worktree) {
  const { run } = worktree.peek();
  return run !== null && worktree.services.store.decisions().some((file2) => isNew(file2, run.doneDecisions, run.pipeline.run_id));
}
async function carryOut(worktree, section) {
  for (const file2 of worktree.services.store.decisions()) {
    if (section.run !== null && isNew(file2, section.live.doneDecisions, section.live.pipeline.run_id)) await carryOutOne(worktree, section, file2);
  }
}
var isNew = ({ id, status, run_id }, done, runId) => status === "carried_out" && run_id === runId && !done.includes(id);
async function carryOutOne(worktree, section, file2) {
  const option = file2.options.find(({ key }) => key === file2.answer?.option);
  section.update({ doneDecisions: [...section.live.doneDecisions, file2.id] });
  section.log({
    event: "decision",
    signal: null,
    severity: "info",
    actor: PERSON,
    files: [],
    detail: { decision_id: file2.id, option: file2.answer?.option ?? null, opened_at: file2.opened_at, answered_at: file2.answer?.answered_at ?? null }
  });
  const about = section.live.open.filter(({ entry, decision }) => decision === file2.id || file2.violation_ids.includes(entry.id));
  const standing = await stillStanding(worktree, section, about, option?.waives ?? []);
  section.settle(resolve(section.live.open, about.map(({ entry }) => entry.id), "decided"), PERSON);
  for (const entry of standing) section.raise(entry.signal, { ...entry.detail, repeats: firstOf(entry) }, entry.files, PERSON, { severity: entry.severity, phase: entry.phase });
  section.update({ waived: [.../* @__PURE__ */ new Set([...section.live.waived, ...option?.waives ?? []])] });
  await applyRunEffect(worktree, section, file2.kind === "runs_end" ? "archive" : file2.kind === "config_accept" ? "accept_config" : option?.run ?? "resume");
}
async function stillStanding(worktree, section, about, waives) {
  const { manifest } = section;
  const standing = [];
  for (const { entry } of about) {
    if (manifest === null || rowOf(entry).kind !== "file" || waives.includes(typeOf(entry))) continue;
    if ((await offending(worktree, section, manifest, entry.files, entry.phase, /* @__PURE__ */ new Set())).size > 0) standing.push(entry);
  }
  return standing;
}
async function applyRunEffect(worktree, section, effect) {
  const before2 = section.live.pipeline;
  if (effect === "accept_config") return acceptConfig(worktree, section);
  const { next, needsBaseSnapshot } = applyDecision(before2, effect, worktree.services.now());
  section.update({ pipeline: next });
  section.log({ event: "transition", signal: null, severity: "info", actor: PERSON, files: [], detail: { from: nameOf2(before2), to: nameOf2(next), event: `decision:${effect}`, approved_by: "person" } });
  if (next.status === "archived") return endRun(section, worktree.services.now());
  if (needsBaseSnapshot && await observe(worktree, section, PERSON)) await enterPhase(worktree, section);
}
function acceptConfig(worktree, section) {
  const { config: config2, sha, loosened } = worktree.services.config.read();
  section.update({ config: config2, configSha: sha, loosened });
}

// src/run/live.ts
function logLive(worktree, section, actor) {
  const { live } = section;
  if (live.liveSessions.includes(actor.session)) return;
  section.update({ liveSessions: [...live.liveSessions, actor.session] });
  const { plugin, host } = worktree.services.versions;
  section.log({
    event: "live",
    signal: null,
    severity: "info",
    actor: { ...actor, tool: null, command: null },
    files: [],
    detail: { plugin_version: plugin, host, host_version: worktree.hostVersion, config_sha256: live.configSha, loosened: live.loosened }
  });
}

// src/run/situation.ts
import fs5 from "node:fs";
import os2 from "node:os";
import path6 from "node:path";
import { fileURLToPath } from "node:url";
var LIMIT4 = 1024 * 1024;
function situationOf(worktree, call) {
  const { run } = worktree.peek();
  const config2 = worktree.config();
  return {
    place: placeOf(worktree),
    ground: { state: path6.dirname(worktree.place.state), hostConfig: hostConfig(), plugin: fileURLToPath(import.meta.url) },
    ignoreCase: worktree.ignoresCase,
    language: config2.language,
    config: config2,
    run: run === null ? null : liveRun(worktree, run),
    hasSkill: worktree.skilled.has(call.session),
    baseOf: (name) => run === null ? asItIs(worktree, name) : baseOf(worktree, run, name),
    isExcepted: (name, content2) => isExceptedContent(worktree.exceptions(), name, content2, run?.pipeline.run_id ?? null, worktree.services.now()),
    isIgnored: (name) => worktree.ignore(worktree.peekSection())?.peek(name) === true,
    get changedTests() {
      return run === null ? [] : Object.keys(run.phaseChanges).filter((name) => isGuardedTest(classOf(worktree, { live: run }, name).kind));
    },
    judgesShell: true
  };
}
var placeOf = (worktree) => ({ root: worktree.place.root, launch: worktree.launch, home: process.env["HOME"] ?? os2.homedir(), look: LOOK });
function liveRun(worktree, { pipeline }) {
  const asked = openDecision(worktree);
  const isSuspended = pipeline.status === "suspended" || asked !== null;
  return {
    phase: pipeline.phase,
    status: pipeline.status,
    description: pipeline.description,
    gateClosed: pipeline.phase < 5,
    inReviewLoop: pipeline.status === "ralph_loop",
    suspension: isSuspended ? { question: asked?.question ?? "", command: asked === null ? "intervention decisions" : `intervention decide ${asked.id}` } : null
  };
}
function baseOf(worktree, run, name) {
  const known2 = worktree.reader(worktree.peekSection()).peek(name);
  if (known2 !== void 0) return known2.isKnown ? known2.bytes : void 0;
  if (run.phaseChanges[name] !== void 0 || run.unattributed.includes(name)) return void 0;
  return asItIs(worktree, name);
}
function asItIs(worktree, name) {
  const full = path6.join(worktree.place.root, name);
  return LOOK.kind(full) === "absent" ? null : readBounded(full, LIMIT4) ?? void 0;
}
function hostConfig() {
  return path6.join(process.env["XDG_CONFIG_HOME"] ?? path6.join(process.env["HOME"] ?? os2.homedir(), ".config"), "opencode");
}
var orNull = (read2) => {
  try {
    return read2();
  } catch {
    return null;
  }
};
var LOOK = {
  read: readBounded,
  realPath: (name) => orNull(() => fs5.realpathSync.native(name)),
  linkTarget: (name) => orNull(() => fs5.readlinkSync(name)),
  kind: (name) => {
    const stat = orNull(() => fs5.lstatSync(name));
    if (stat === null) return "absent";
    return stat.isFile() ? "file" : stat.isDirectory() ? "folder" : stat.isSymbolicLink() ? "link" : "special";
  }
};

// src/core/testruns/reports/junit.ts
var import_fast_xml_parser = __toESM(require_fxp(), 1);

// src/core/testruns/report.ts
function report({ passed = 0, failed: failed3 = 0, errors = 0, passedNames = [], failedNames = [], isEmpty }) {
  const [good, bad] = [unique(passedNames), unique(failedNames)];
  return {
    passed,
    failed: failed3,
    errors,
    isEmpty: isEmpty ?? passed + failed3 + errors === 0,
    passedNames: passed > 0 && passedNames.length >= passed ? good : passed === 0 && good.length === 0 && bad.length > 0 ? [] : null,
    failedNames: bad.length > 0 && (bad.length >= failed3 || failedNames.length >= failed3) ? bad : null
  };
}
var unique = (names) => [...new Set(names)];
function sum(lines, pattern) {
  let total = null;
  for (const line of lines) {
    const found2 = pattern.exec(line);
    if (found2 !== null) total = (total ?? 0) + Number(found2[1]);
  }
  return total;
}
function countIn(summary, word) {
  const found2 = new RegExp(`(\\d{1,9})\\s+${word}`).exec(summary);
  return found2 === null ? 0 : Number(found2[1]);
}
function collect(lines, pattern, make3) {
  return lines.flatMap((line) => {
    const found2 = pattern.exec(line);
    return found2 === null ? [] : [make3(found2)];
  });
}
function merge2(reports) {
  const [first2, ...rest] = reports;
  if (first2 === void 0) return null;
  return rest.reduce((one, other) => ({
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    errors: one.errors + other.errors,
    isEmpty: one.isEmpty && other.isEmpty,
    passedNames: one.passedNames === null || other.passedNames === null ? null : [...one.passedNames, ...other.passedNames],
    failedNames: joined2(one, other)
  }), first2);
}
function joined2(one, other) {
  if (one.failed > 0 && one.failedNames === null || other.failed > 0 && other.failedNames === null) return null;
  const names = [...one.failedNames ?? [], ...other.failedNames ?? []];
  return names.length === 0 ? null : names;
}

// src/core/testruns/reports/junit.ts
var LONGEST = 16 * 1024 * 1024;
var DECLARES = /<!\s*(?:DOCTYPE|ENTITY)/i;
var parser = new import_fast_xml_parser.XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@", parseTagValue: false, parseAttributeValue: false, isArray: (name) => name === "testsuite" || name === "testcase" });
function readJunit(text3) {
  if (text3.length > LONGEST || DECLARES.test(text3)) return null;
  const root = parse7(text3);
  const suites = root === null ? [] : [...listOf(nodeOf(root["testsuites"])?.["testsuite"]), ...listOf(root["testsuite"])];
  return suites.length === 0 ? null : count(suites);
}
function parse7(text3) {
  try {
    return nodeOf(parser.parse(text3));
  } catch {
    return null;
  }
}
function count(suites) {
  const cases = casesOf(suites);
  const names = (outcome) => cases.filter((one) => one.outcome === outcome).map(({ name }) => name);
  const [passedNames, failedNames, unloaded] = [names("passed"), names("failed"), names("error")];
  return report({ passed: passedNames.length, failed: failedNames.length, errors: unloaded.length, passedNames, failedNames });
}
function casesOf(suites) {
  const found2 = [];
  const waiting = suites.map((suite) => ({ suite, file: "" }));
  for (let next = waiting.shift(); next !== void 0; next = waiting.shift()) {
    const file2 = textOf(next.suite["@file"]) || textOf(next.suite["@filepath"]) || next.file;
    for (const one of listOf(next.suite["testcase"])) found2.push({ name: nameOf3(one, file2), outcome: outcomeOf(one) });
    waiting.push(...listOf(next.suite["testsuite"]).map((suite) => ({ suite, file: file2 })));
  }
  return found2;
}
function nameOf3(one, file2) {
  const [place, group, name] = [textOf(one["@file"]) || file2, textOf(one["@classname"]), textOf(one["@name"])];
  const own = group === "" || name.startsWith(group) ? name : `${group}.${name}`;
  return place === "" ? own.replaceAll("::", ".") : `${place.replace(/^\.\//, "")}::${own}`;
}
function outcomeOf(one) {
  if ("failure" in one) return "failed";
  if ("error" in one) return textOf(one["@classname"]) === "" ? "error" : "failed";
  return "skipped" in one ? "skipped" : "passed";
}
function nodeOf(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}
function listOf(value) {
  return Array.isArray(value) ? value.map((one) => nodeOf(one) ?? {}) : [];
}
function textOf(value) {
  return typeof value === "string" ? value.slice(0, 2e3) : "";
}

// src/effects/reports.ts
import fs7 from "node:fs";
import path8 from "node:path";

// src/effects/watched.ts
import fs6 from "node:fs";
import path7 from "node:path";
var GRAIN_MS = 50;
var Watched = class {
  #seen = null;
  #place;
  #read;
  /** `read` is called with the place, and whether anything is there; it must not throw. */
  constructor(place, read2) {
    this.#place = place;
    this.#read = read2;
  }
  get() {
    const { identity, changedMs } = identityOf(this.#place);
    if (this.#seen !== null && this.#seen.isSettled && this.#seen.identity === identity) return this.#seen.value;
    const readAt = Date.now();
    const value = this.#read(this.#place, identity !== "absent");
    this.#seen = { identity, isSettled: readAt - changedMs > GRAIN_MS, value };
    return value;
  }
  /** This process has just replaced the place by what `value` says, while no other could. */
  know(value) {
    this.#seen = { identity: identityOf(this.#place).identity, isSettled: true, value };
  }
};
function identityOf(place) {
  let stat;
  try {
    stat = fs6.statSync(place, { bigint: true, throwIfNoEntry: false });
  } catch {
    return { identity: "unreadable", changedMs: Date.now() };
  }
  if (stat === void 0) return { identity: "absent", changedMs: 0 };
  return { identity: `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`, changedMs: Number(stat.ctimeNs / 1000000n) };
}
function readText2(file2, most) {
  let handle = null;
  try {
    handle = fs6.openSync(file2, fs6.constants.O_RDONLY | fs6.constants.O_NOFOLLOW | fs6.constants.O_NONBLOCK);
    const stat = fs6.fstatSync(handle);
    return stat.isFile() && stat.size <= most ? fs6.readFileSync(handle, "utf8") : null;
  } catch {
    return null;
  } finally {
    if (handle !== null) fs6.closeSync(handle);
  }
}
function readTexts(folder, most, count2) {
  let names;
  try {
    names = fs6.readdirSync(folder).filter((name) => name.endsWith(".json")).sort();
  } catch {
    return [];
  }
  return names.slice(-count2).map((name) => readText2(path7.join(folder, name), most)).filter((text3) => text3 !== null);
}

// src/effects/reports.ts
var MOST_BYTES = 16 * 1024 * 1024;
var MOST_REPORTS = 500;
var MOST_ENTRIES = 1e5;
var PASSED_OVER = /* @__PURE__ */ new Set([".git", "node_modules", ".venv", "venv", "__pycache__"]);
function findReports(root, globs) {
  const found2 = /* @__PURE__ */ new Map();
  if (globs.length === 0) return found2;
  const matchers = globs.map((glob) => compileGlob(glob));
  const folders = [""];
  for (let left = MOST_ENTRIES, folder = folders.pop(); folder !== void 0 && left > 0; folder = folders.pop()) {
    for (const entry of entriesOf(path8.join(root, folder))) {
      left -= 1;
      const name = path8.posix.join(folder, entry.name);
      if (entry.isDirectory() && !PASSED_OVER.has(entry.name)) folders.push(name);
      else if (entry.isFile() && found2.size < MOST_REPORTS && matchers.some((matches) => matches(name))) found2.set(name, identityOf2(path8.join(root, name)));
    }
  }
  return found2;
}
function newReports(root, before2, after2) {
  const names = [...after2].filter(([name, identity]) => before2.get(name) !== identity).map(([name]) => name);
  return names.map((name) => readText2(path8.join(root, name), MOST_BYTES)).filter((text3) => text3 !== null);
}
function entriesOf(folder) {
  try {
    return fs7.readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
function identityOf2(file2) {
  const stat = fs7.lstatSync(file2, { bigint: true, throwIfNoEntry: false });
  return stat === void 0 ? "" : `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
}

// src/run/testreports.ts
var before = /* @__PURE__ */ new WeakMap();
function rememberReports(worktree, key) {
  const { testReports } = worktree.config();
  if (testReports.length === 0) return;
  const known2 = before.get(worktree) ?? /* @__PURE__ */ new Map();
  before.set(worktree, known2.set(key, findReports(worktree.place.root, testReports)));
}
function reportsSince(worktree, key) {
  const known2 = before.get(worktree)?.get(key);
  if (known2 === void 0) return [];
  before.get(worktree)?.delete(key);
  const texts2 = newReports(worktree.place.root, known2, findReports(worktree.place.root, worktree.config().testReports));
  return texts2.map(readJunit).filter((report2) => report2 !== null);
}

// src/core/testruns/recognise.ts
import { posix as posix5 } from "node:path";

// src/core/testruns/line.ts
var LONGEST2 = 64 * 1024;
var CONTROL3 = new Set("if then else elif fi for while until do done case esac select function { } ! [[".split(" "));
var OPENS = /* @__PURE__ */ new Set(["if", "for", "while", "until", "case", "select", "function", "{", "!"]);
var REDIRECT = /(?:\d{1,3})?(&>>|&>|<<<|<<-|<<|<>|<&|>&|>>|>\||>|<)/y;
var SETTING2 = /^([A-Za-z_]\w*)=([^]*)$/;
function readLine(text3) {
  return text3.length > LONGEST2 ? { steps: [], hasPipefail: false } : new Reader3(text3).read();
}
var Reader3 = class {
  #at = 0;
  #isControlled = false;
  #before = null;
  #steps = [];
  #draft;
  #exported = /* @__PURE__ */ new Map();
  #heredocs = [];
  #text;
  constructor(text3) {
    this.#text = text3;
    this.#draft = this.#fresh();
  }
  read() {
    while (this.#at < this.#text.length) this.#piece();
    this.#end(null);
    const hasPipefail = this.#steps.some(({ words }) => words[0] === "set" && words.includes("pipefail"));
    return { steps: this.#steps, hasPipefail };
  }
  #piece() {
    const letter = this.#text[this.#at];
    if (letter === " " || letter === "	" || letter === "\r" || letter === ")") this.#at += 1;
    else if (letter === "(") this.#open();
    else if (letter === "\\" && this.#text[this.#at + 1] === "\n") this.#at += 2;
    else if (letter === "\n") this.#newline();
    else if (letter === "#") this.#at = this.#lineEnd();
    else if (this.#isRedirect()) this.#redirect();
    else if (letter === ";" || letter === "&" || letter === "|") this.#joint();
    else this.#word();
  }
  /** Behind a word it begins a function, which runs when it is called and not here. */
  #open() {
    this.#at += 1;
    if (this.#draft.words.length === 0) return;
    this.#isControlled = true;
    this.#draft = this.#fresh();
  }
  #newline() {
    this.#end(";");
    this.#at += 1;
    for (const end2 of this.#heredocs.splice(0)) this.#skipBody(end2);
  }
  #skipBody(end2) {
    while (this.#at < this.#text.length) {
      const stop = this.#lineEnd();
      const line = this.#text.slice(this.#at, stop);
      this.#at = Math.min(stop + 1, this.#text.length);
      if (line.replace(/^\t+/, "") === end2) return;
    }
  }
  #joint() {
    const two = this.#text.slice(this.#at, this.#at + 2);
    const joint = two === "&&" || two === "||" ? two : two === "|&" ? "|" : this.#text[this.#at];
    this.#at += two === "&&" || two === "||" || two === "|&" || two === ";;" ? 2 : 1;
    this.#end(joint);
  }
  #isRedirect() {
    REDIRECT.lastIndex = this.#at;
    return REDIRECT.test(this.#text);
  }
  #redirect() {
    REDIRECT.lastIndex = this.#at;
    const [whole3, operator] = REDIRECT.exec(this.#text);
    this.#at += whole3.length;
    while (this.#text[this.#at] === " " || this.#text[this.#at] === "	") this.#at += 1;
    const target = this.#take();
    if (operator.startsWith("<<") && operator !== "<<<") this.#heredocs.push(target);
    const isOutput = operator.includes(">") && !(operator === ">&" && /^\d$|^-$/.test(target)) && !whole3.startsWith("2");
    if (isOutput) this.#draft.isRedirected = true;
  }
  #word() {
    const from = this.#at;
    const word = this.#take();
    const isBare = this.#text.slice(from, this.#at) === word;
    const { words, settings } = this.#draft;
    if (words.length === 0 && isBare && CONTROL3.has(word)) {
      if (OPENS.has(word)) this.#isControlled = true;
      this.#draft.isConditional = this.#isControlled;
      return;
    }
    const setting = words.length === 0 || words[0] === "export" ? SETTING2.exec(word) : null;
    if (setting === null) words.push(word);
    else if (words[0] === "export") this.#exported.set(setting[1], setting[2]);
    else settings.set(setting[1], setting[2]);
  }
  #take() {
    const read2 = readWord(this.#text, this.#at, /* @__PURE__ */ new Map());
    this.#at = Math.max(read2.end, this.#at + 1);
    return read2.word.text;
  }
  /** An empty step is what lies between `)` and the joint behind it: the joint belongs to the step before. */
  #end(joint) {
    const last = this.#steps.at(-1);
    if (this.#draft.words.length > 0 || this.#draft.settings.size > 0) this.#steps.push({ ...this.#draft, after: joint });
    else if (last !== void 0 && joint !== null && (last.after === null || last.after === ";")) last.after = joint;
    this.#before = joint ?? this.#before;
    this.#draft = this.#fresh();
  }
  #fresh() {
    return { words: [], settings: new Map(this.#exported), before: this.#steps.length === 0 ? null : this.#before, after: null, isRedirected: false, isConditional: this.#isControlled };
  }
  #lineEnd() {
    const end2 = this.#text.indexOf("\n", this.#at);
    return end2 < 0 ? this.#text.length : end2;
  }
};

// src/core/testruns/wrappers.ts
import { posix as posix4 } from "node:path";
var WRAPPERS2 = {
  env: { values: ["-u", "--unset", "-C", "--chdir"] },
  "cross-env": {},
  time: { values: ["-f", "-o"] },
  timeout: { values: ["-s", "--signal", "-k", "--kill-after"], skips: 1 },
  gtimeout: { values: ["-s", "-k"], skips: 1 },
  nice: { values: ["-n"] },
  ionice: { values: ["-c", "-n"] },
  stdbuf: { values: ["-i", "-o", "-e"] },
  sudo: { values: ["-u", "-g"] },
  command: {},
  exec: {},
  "xvfb-run": { values: ["-s", "-n"] },
  npx: { values: ["-p", "--package"] },
  bunx: {},
  pnpx: {},
  dotenv: { values: ["-e", "-f"] },
  poetry: { verbs: ["run"], values: ["-C", "--directory", "-P", "--project"] },
  pipenv: { verbs: ["run"] },
  pdm: { verbs: ["run"], values: ["-p", "--project"] },
  rye: { verbs: ["run"] },
  uv: { verbs: ["run"], values: ["--with", "--extra", "--group", "-p", "--python", "--project", "--directory", "--package", "--with-requirements", "--env-file"] },
  uvx: { values: ["--with", "--from", "-p", "--python"] },
  hatch: { verbs: ["run"], values: ["-e", "--env"] },
  pixi: { verbs: ["run"], values: ["-e", "--environment"] },
  conda: { verbs: ["run"], values: ["-n", "--name", "-p", "--prefix"] },
  mamba: { verbs: ["run"], values: ["-n", "--name", "-p", "--prefix"] },
  bundle: { verbs: ["exec"] },
  bin: {},
  c8: {},
  nyc: {},
  coverage: { verbs: ["run"], values: ["--source", "--rcfile", "--omit", "--include", "--data-file", "--context", "--concurrency"] }
};
var MOST = 8;
function unwrap2(words, settings) {
  let left = words;
  for (let depth = 0; depth < MOST && left.length > 0; depth += 1) {
    const name = programOf(left[0] ?? "");
    const inner = innerOf(name, left.slice(1), settings);
    if (inner === null || inner.length === 0) return [name, ...left.slice(1)];
    left = inner;
  }
  return left;
}
function programOf(word) {
  const name = posix4.basename(word.replaceAll("\\", "/")).replace(/\.(?:exe|cmd|bat|ps1|js|mjs|cjs)$/i, "");
  return /^(?:python|pytest|py|ruby|node|php)[\d.-]*$/.test(name) ? name.replace(/[\d.-]+$/, "") : name;
}
function innerOf(name, words, settings) {
  if (name === "pnpm" || name === "yarn" || name === "npm" || name === "bun") return packageManagerExec(words);
  const wrapper = Object.hasOwn(WRAPPERS2, name) ? WRAPPERS2[name] : void 0;
  if (wrapper === void 0) return null;
  const rest = behindOptions(words, wrapper.values ?? [], settings);
  if (wrapper.verbs !== void 0) {
    if (!wrapper.verbs.includes(rest[0] ?? "")) return null;
    const inner = behindOptions(rest.slice(1), wrapper.values ?? [], settings);
    return name === "coverage" ? pythonModule(inner, rest) : inner;
  }
  return rest.slice(wrapper.skips ?? 0);
}
function packageManagerExec(words) {
  const at = words.findIndex((word) => !word.startsWith("-"));
  if (!["exec", "dlx", "x"].includes(words[at] ?? "")) return null;
  return behindOptions(words.slice(at + 1), ["-p", "--package"], /* @__PURE__ */ new Map());
}
function pythonModule(inner, words) {
  const at = words.indexOf("-m");
  return at >= 0 ? ["python", ...words.slice(at)] : ["python", ...inner];
}
function behindOptions(words, values, settings) {
  let at = 0;
  for (; at < words.length; at += 1) {
    const word = words[at];
    const setting = /^([A-Za-z_]\w*)=([^]*)$/.exec(word);
    if (setting !== null) settings.set(setting[1], setting[2]);
    else if (word === "--") return words.slice(at + 1);
    else if (!word.startsWith("-")) break;
    else if (values.includes(word)) at += 1;
  }
  return words.slice(at);
}

// src/core/testruns/programs.ts
var found = (runner2, args, named2 = null) => ({ runner: runner2, args, package: named2 });
var PLAIN2 = {
  pytest: "pytest",
  "py.test": "pytest",
  tox: "tox",
  nox: "nox",
  vitest: "vitest",
  jest: "jest",
  mocha: "mocha",
  _mocha: "mocha",
  rspec: "rspec",
  phpunit: "phpunit",
  pest: "phpunit",
  ctest: "ctest",
  "cargo-nextest": "cargo nextest"
};
var VERBS = {
  go: { test: "go test" },
  cargo: { test: "cargo test", t: "cargo test" },
  dotnet: { test: "dotnet test" },
  deno: { test: "deno test" },
  swift: { test: "swift test" },
  mix: { test: "mix test" },
  flutter: { test: "flutter test" },
  dart: { test: "flutter test" },
  rails: { test: "minitest" },
  rake: { test: "minitest", spec: "rspec" },
  hatch: { test: "pytest" },
  "react-scripts": { test: "jest" },
  ng: { test: "script" },
  just: { test: "make" },
  task: { test: "make" }
};
var MAKE_TARGET = /^(?:test|tests|check|unittest|unit-test|test[-_:][\w-]+)$/;
var SCRIPT2 = /^(?:test|t|tests|spec|unit|check|test[:_-][\w:.-]+|[\w-]+:test)$/;
var MANAGER_VALUES = /* @__PURE__ */ new Set(["--prefix", "-w", "--workspace", "--filter", "-F", "-C", "--dir", "--cwd", "--config"]);
function findRunner(words) {
  const [program = "", ...args] = words;
  if (Object.hasOwn(PLAIN2, program)) return found(PLAIN2[program], args);
  if (Object.hasOwn(MANAGERS, program)) return MANAGERS[program](args);
  const verbs = Object.hasOwn(VERBS, program) ? VERBS[program] : void 0;
  const at = args.findIndex((word) => !word.startsWith("-") && !word.startsWith("+"));
  const verb = args[at] ?? "";
  return verbs !== void 0 && Object.hasOwn(verbs, verb) ? found(verbs[verb], [...args.slice(0, at), ...args.slice(at + 1)]) : null;
}
var MANAGERS = {
  python,
  py: python,
  node,
  ruby,
  npm: script,
  pnpm: script,
  yarn: script,
  bun,
  make: make2,
  gmake: make2,
  mvn: maven,
  mvnw: maven,
  mvnd: maven,
  gradle,
  gradlew: gradle,
  cargo,
  artisan,
  php,
  composer
};
function python(args) {
  const at = args.findIndex((word) => word === "-m" || /^-[A-Za-z]*m$/.test(word));
  const file2 = args.find((word) => !word.startsWith("-")) ?? "";
  if (at < 0) return /(?:^|\/)manage\.py$/.test(file2) && args[args.indexOf(file2) + 1] === "test" ? found("django", args.slice(args.indexOf(file2) + 2)) : null;
  const [module = "", ...rest] = args.slice(at + 1);
  if (module === "coverage" && rest[0] === "run") return python(rest.slice(rest.indexOf("-m") >= 0 ? rest.indexOf("-m") : rest.length));
  if (module === "unittest") return found("unittest", rest);
  if (module === "pytest" || module === "tox" || module === "nox") return found(module, rest);
  return null;
}
function node(args) {
  if (args.includes("--test")) return found("node --test", args.filter((word) => word !== "--test"));
  const at = args.findIndex((word) => !word.startsWith("-"));
  const program = at < 0 ? "" : programOf(args[at] ?? "");
  return Object.hasOwn(PLAIN2, program) ? found(PLAIN2[program], args.slice(at + 1)) : null;
}
function ruby(args) {
  return args.some((word) => /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.rb$/.test(word)) ? found("minitest", args.filter((word) => !word.startsWith("-I"))) : null;
}
function script(args) {
  const { words, named: named2 } = managerWords(args);
  const [first2 = "", second = ""] = words;
  const isNamed = first2 === "run" || first2 === "run-script" || first2 === "workspace" || first2 === "workspaces";
  if (first2 === "workspace") return withPackage(script(words.slice(2)), second);
  const name = isNamed ? second : first2;
  if (!SCRIPT2.test(name) || name === "t" && isNamed) return null;
  const rest = words.slice(isNamed ? 2 : 1);
  return found("script", rest[0] === "--" ? rest.slice(1) : rest, named2);
}
function bun(args) {
  if (args[0] === "test") return found("bun test", args.slice(1));
  return args[0] === "run" ? script(args) : null;
}
function managerWords(args) {
  const words = [];
  let named2 = null;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at];
    if (word === "--") return { words: [...words, ...args.slice(at)], named: named2 };
    const [option = "", value] = word.split("=", 2);
    if (MANAGER_VALUES.has(option)) named2 = value ?? args[++at] ?? null;
    else if (!word.startsWith("-") || isBehindScript(words)) words.push(word);
  }
  return { words, named: named2 };
}
function isBehindScript(words) {
  return words.length > (words[0] === "run" || words[0] === "run-script" ? 1 : 0);
}
function withPackage(inner, named2) {
  return inner === null ? null : { ...inner, package: named2 };
}
function make2(args) {
  const at = args.findIndex((word) => word === "-C" || word === "--directory");
  return args.some((word) => MAKE_TARGET.test(word)) ? found("make", args, at < 0 ? null : args[at + 1] ?? null) : null;
}
function maven(args) {
  return args.some((word) => /^(?:test|verify|install|package|integration-test|surefire:test)$/.test(word)) ? found("maven", args) : null;
}
function gradle(args) {
  const task = args.find((word) => /(?:^|:)(?:test|check|build|[a-z]\w*Test)$/.test(word));
  const project = task === void 0 ? "" : task.slice(0, task.lastIndexOf(":") + 1).replace(/^:|:$/g, "");
  return task === void 0 ? null : found("gradle", args, project === "" ? null : project.replaceAll(":", "/"));
}
function cargo(args) {
  const words = args.filter((word) => !word.startsWith("+"));
  if (words[0] === "nextest" && (words[1] === "run" || words[1] === "r")) return found("cargo nextest", words.slice(2));
  if (words[0] === "llvm-cov" && words[1] === "nextest") return found("cargo nextest", words.slice(2));
  return words[0] === "test" || words[0] === "t" || words[0] === "llvm-cov" ? found("cargo test", words.slice(1)) : null;
}
function php(args) {
  if (/(?:^|\/)artisan$/.test(args[0] ?? "")) return artisan(args.slice(1));
  const at = args.findIndex((word) => /(?:^|\/)(?:phpunit|pest)(?:\.phar)?$/.test(word));
  return at < 0 ? null : found("phpunit", args.slice(at + 1));
}
function artisan(args) {
  return args[0] === "test" ? found("phpunit", args.slice(1)) : null;
}
function composer(args) {
  const words = args.filter((word) => word !== "run" && word !== "run-script");
  return SCRIPT2.test(words[0] ?? "") && words[0] !== "check" ? found("script", words.slice(1)) : null;
}

// src/core/testruns/runners.ts
var list = (text3) => text3.split(" ").filter((word) => word !== "");
var SHOWS2 = list("--help -h --version");
function runner(name, words, options) {
  const { values = "", selects = "", updates = "", shows = "" } = options;
  return { name, words, values: list(values), selects: list(selects), updates: list(updates), shows: [...SHOWS2, ...list(shows)] };
}
var RUNNERS2 = {
  pytest: runner("pytest", "paths", {
    values: "-k -m -n -p -c -o -W -r --tb --cov --cov-report --cov-config --junitxml --junit-xml --html --timeout --maxfail --durations --color --capture --log-level --log-cli-level --log-file --basetemp --rootdir --dist --numprocesses --reruns --seed --random-order-seed --ds --deselect --ignore --ignore-glob --override-ini --config-file --confcutdir --import-mode --assert --verbosity --show-capture --splits --group --shard-id --num-shards -C",
    selects: "-k -m --deselect --ignore --ignore-glob --lf --last-failed --sw --stepwise --noconftest --splits --shard-id --nf-only --picked --testmon --confcutdir -c --config-file --pyargs",
    updates: "--snapshot-update --update-snapshots --force-regen --inline-snapshot --regen-all --update-goldens --gen-files",
    shows: "--collect-only --co --fixtures --markers --cache-show --setup-plan"
  }),
  unittest: runner("unittest", "names", { values: "-s --start-directory -p --pattern -t --top-level-directory -k", selects: "-k -p --pattern" }),
  django: runner("django", "names", { values: "-k --tag --exclude-tag -t --settings --parallel -v --verbosity --pythonpath", selects: "-k --tag --exclude-tag" }),
  tox: runner("tox", "nothing", { values: "-e -c --workdir -p", shows: "-l --listenvs --notest" }),
  nox: runner("nox", "nothing", { values: "-s -e -k -f -p --session --sessions", selects: "-k", shows: "-l --list" }),
  vitest: runner("vitest", "names", {
    values: "-t --testNamePattern -c --config --reporter --outputFile --root -r --dir --project --shard --environment --pool --mode --maxWorkers --minWorkers --testTimeout --bail --exclude --changed",
    selects: "-t --testNamePattern --changed --related --shard --project --dir --exclude --root -r -c --config",
    updates: "-u --update",
    shows: "list --list init"
  }),
  jest: runner("jest", "names", {
    values: "-t --testNamePattern -c --config --reporters --maxWorkers -w --projects --rootDir --shard --coverageDirectory --env --testEnvironment --selectProjects --ignoreProjects --testTimeout --outputFile --changedSince",
    selects: "-t --testNamePattern --testPathPattern --testPathPatterns --testPathIgnorePatterns -o --onlyChanged --changedSince --lastCommit --findRelatedTests --onlyFailures -f --shard --selectProjects --ignoreProjects --runTestsByPath --testMatch --testRegex -c --config --rootDir",
    updates: "-u --updateSnapshot",
    shows: "--listTests --showConfig --init"
  }),
  mocha: runner("mocha", "paths", {
    values: "-g --grep -f --fgrep -R --reporter -r --require -t --timeout --config --spec --ignore --exclude --extension --ui -u --slow -s --retries -j --jobs -O --reporter-option --reporter-options --file",
    selects: "-g --grep -f --fgrep -i --invert --ignore --exclude",
    shows: "--list-files --dry-run"
  }),
  "node --test": runner("node --test", "paths", {
    values: "--import --require -r --test-reporter --test-reporter-destination --test-concurrency --test-timeout --loader --experimental-loader --test-name-pattern --test-skip-pattern --test-shard",
    selects: "--test-name-pattern --test-skip-pattern --test-only --test-shard",
    updates: "--test-update-snapshots"
  }),
  "bun test": runner("bun test", "names", { values: "-t --test-name-pattern --timeout --preload --rerun-each --bail", selects: "-t --test-name-pattern --only --todo", updates: "-u --update-snapshots" }),
  "deno test": runner("deno test", "paths", { values: "--filter --config -c --reporter --coverage", selects: "--filter --ignore", shows: "--no-run" }),
  "go test": runner("go test", "packages", {
    values: "-run -skip -bench -count -timeout -tags -cpu -parallel -coverprofile -covermode -coverpkg -o -exec -list -fuzz -fuzztime -shuffle -ldflags -gcflags -mod -p -vet",
    selects: "-run -skip -short -fuzz",
    updates: "-update -update-golden",
    shows: "-list -c"
  }),
  "cargo test": runner("cargo test", "names", {
    values: "-p --package --test --bin --example --bench --features -F --target --manifest-path --profile -j --jobs --exclude --color --target-dir --message-format --test-threads --format -Z",
    selects: "-p --package --lib --bins --bin --test --tests --doc --example --examples --exclude --skip --exact --ignored --no-run",
    shows: "--no-run --list"
  }),
  "cargo nextest": runner("cargo nextest", "names", {
    values: "-E --filter-expr --filterset -p --package --test --bin --features -F --target --manifest-path --profile -P --cargo-profile -j --test-threads --exclude --retries --partition --color --config-file",
    selects: "-E --filter-expr --filterset -p --package --lib --bins --bin --test --tests --exclude --partition --run-ignored --no-run",
    shows: "--no-run list"
  }),
  maven: runner("maven", "nothing", {
    values: "-pl --projects -P --activate-profiles -f --file -s --settings -T --threads -rf --resume-from",
    selects: "-pl --projects -rf -Dtest -Dit.test -DskipTests -DskipITs -Dmaven.test.skip -Dgroups -DexcludedGroups -Dtest.groups -Dsurefire.includes -Dsurefire.excludes -Dmaven.test.failure.ignore -fae -fn --fail-never"
  }),
  gradle: runner("gradle", "nothing", { values: "--tests -x --exclude-task -p --project-dir -b --build-file -I --init-script", selects: "--tests -x --exclude-task --continue-on-failure", shows: "-m --dry-run tasks" }),
  "dotnet test": runner("dotnet test", "paths", { values: "--filter -c --configuration -f --framework -l --logger -v --verbosity -r --runtime -s --settings -o --output --collect --results-directory", selects: "--filter -s --settings", shows: "--list-tests -t" }),
  rspec: runner("rspec", "paths", { values: "-e --example -t --tag -f --format -r --require -I -o --out -P --pattern --seed --order -E --example-matches", selects: "-e --example -t --tag -P --pattern --only-failures --next-failure -E --example-matches --exclude-pattern", shows: "--dry-run --init" }),
  minitest: runner("minitest", "paths", { values: "-n --name -e --exclude -s --seed -I -r", selects: "-n --name -e --exclude" }),
  phpunit: runner("phpunit", "paths", { values: "--filter --group --exclude-group --testsuite -c --configuration --bootstrap --coverage-text --coverage-html --log-junit --printer --order-by", selects: "--filter --group --exclude-group --testsuite --exclude-testsuite --covers --uses -c --configuration", updates: "-d--update-snapshots", shows: "--list-tests --list-groups --list-suites" }),
  ctest: runner("ctest", "nothing", { values: "-R -E -L -LE -I -j --parallel -C --build-config --test-dir --timeout -T -S -O --output-log --output-junit", selects: "-R -E -L -LE -I --rerun-failed --tests-regex --exclude-regex --label-regex --label-exclude", shows: "-N --show-only" }),
  "swift test": runner("swift test", "nothing", { values: "--filter --skip -c --configuration --package-path", selects: "--filter --skip", shows: "list -l" }),
  "mix test": runner("mix test", "paths", { values: "--only --exclude --include --seed --timeout --max-failures", selects: "--only --exclude --failed --stale" }),
  "flutter test": runner("flutter test", "paths", { values: "--name --plain-name -t --tags -x --exclude-tags -r --reporter", selects: "--name --plain-name -t --tags -x --exclude-tags", updates: "--update-goldens" }),
  script: runner("script", "names", {
    values: "-t -k -g --grep --filter --testNamePattern --reporter --coverage",
    selects: "-t -k -g -m --grep --filter --testNamePattern --testPathPattern --testPathPatterns --onlyChanged --changed --shard --related --lf",
    updates: "-u --update --updateSnapshot --update-snapshots --snapshot-update"
  }),
  make: runner("make", "nothing", { values: "-C --directory -f --file -j --jobs", shows: "-n --dry-run --just-print -q --question" }),
  custom: runner("custom", "names", { selects: "-t -k -g -m --grep --filter --only", updates: "-u --update --update-snapshots" })
};

// src/core/testruns/selection.ts
var WHOLE = /^(?:\.|\.\/|(?:\.\/)?(?:tests?|specs?|__tests__)\/?|\.\/\.\.\.)$/;
var MORE_WORDS = { pytest: "PYTEST_ADDOPTS", "go test": "GOFLAGS", maven: "MAVEN_ARGS", rspec: "SPEC_OPTS", minitest: "TESTOPTS" };
var UPDATING = /^(?:UPDATE_(?:GOLDENS?|SNAPSHOTS?|EXPECT)|REGENERATE\w*|SNAPSHOT_UPDATE|INSTA_UPDATE|INSTA_FORCE_UPDATE|TRYBUILD|UPDATE)$/;
var CHOOSING = /^(?:TESTS?|SPEC|TEST_FILES?|TEST_ARGS|PYTEST_ARGS|TESTARGS|TESTOPTS|TEST_OPTS|ARGS|GREP|N)$/;
function chosenBy(runner2, args, settings) {
  const words = [...args, ...wordsOf2(settings.get(MORE_WORDS[runner2.name] ?? "") ?? "")];
  if (words.some((word) => runner2.shows.includes(optionOf(word)))) return null;
  const bare = bareWords(runner2, words);
  const byOption = words.some((word) => isOption(runner2.selects, word)) || chooses(words, settings);
  const updates = words.some((word) => isOption(runner2.updates, word)) || [...settings].some(([name, value]) => UPDATING.test(name) && !/^(?:0|no|false|)$/.test(value));
  return { ...choiceOf(runner2, bare, byOption), updates };
}
function choiceOf(runner2, bare, byOption) {
  const some = bare.filter((word) => !WHOLE.test(word));
  if (byOption) return { isSelected: true, paths: null };
  if (runner2.words === "nothing" || bare.length === 0) return { isSelected: false, paths: null };
  if (some.length === 0) return { isSelected: false, paths: null };
  if (runner2.words === "names") return pathsAmong(bare);
  if (runner2.words === "packages") return { isSelected: true, paths: bare.map((word) => word.replace(/\/?\.\.\.$/, "") || ".") };
  return bare.some((word) => /::|:\d+$|\[/.test(word)) ? { isSelected: true, paths: null } : { isSelected: true, paths: bare.map(withoutGlob) };
}
function pathsAmong(bare) {
  const arePaths = bare.every((word) => /[/\\]|\.\w{1,5}$/.test(word) && !word.includes("::"));
  return { isSelected: true, paths: arePaths ? bare.map(withoutGlob) : null };
}
function withoutGlob(word) {
  const at = word.search(/[*?{]/);
  return at < 0 ? word : word.slice(0, word.lastIndexOf("/", at) + 1) || ".";
}
function bareWords(runner2, words) {
  const bare = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === "--") continue;
    if (runner2.values.includes(word)) at += 1;
    else if (!word.startsWith("-") && !NOT_A_NAME.has(word) && !/^[A-Z_]\w*=/.test(word)) bare.push(word);
  }
  return bare;
}
var NOT_A_NAME = /* @__PURE__ */ new Set(["run", "watch", "dev", "discover"]);
function isOption(options, word) {
  if (options.length === 0 || !word.startsWith("-")) return false;
  if (options.includes(optionOf(word))) return true;
  return options.some((option) => /^-[kmgt]$/.test(option) && !word.startsWith("--") && word.startsWith(option) && word.length > 2 && option !== "-t");
}
function optionOf(word) {
  const at = word.indexOf("=");
  return word.startsWith("-") && at > 0 ? word.slice(0, at) : word;
}
function chooses(words, settings) {
  const isSet = [...settings.keys()].some((name) => CHOOSING.test(name)) || words.some((word) => CHOOSING.test(/^(\w+)=/.exec(word)?.[1] ?? ""));
  return isSet || words.some((word) => /^(?:--override-ini=)?(?:python_(?:files|classes|functions)|testpaths|norecursedirs|addopts|xfail_strict)=/.test(word));
}
function wordsOf2(text3) {
  return text3 === "" ? [] : readLine(text3).steps.flatMap(({ words }) => words);
}

// src/core/testruns/recognise.ts
var NOWHERE2 = { root: "/", folder: "/" };
function recognise(command, testCommands, where = NOWHERE2) {
  const line = readLine(command);
  const runs = runsIn(line, testCommands, where, 0);
  const [last] = runs.slice(-1);
  if (last === void 0) return null;
  const doubt = doubtOf(line, last.step) ?? (runs.length > 1 && !runs.every(({ step: step2 }) => step2 === last.step || step2.after === "&&") ? "several" : null);
  return describe(runs.map(({ run }) => run), last.step, doubt);
}
function describe(runs, step2, doubt) {
  const last = runs.at(-1);
  const selected = runs.some(({ chosen }) => chosen.isSelected);
  const updatesSnapshots = runs.some(({ chosen }) => chosen.updates);
  const covers = runs.some((run) => run.covers === null) ? null : [...new Set(runs.flatMap((run) => run.covers ?? []))];
  return {
    runner: last.runner.name,
    package: runs.every((run) => run.package === last.package) ? last.package : null,
    folder: last.folder,
    isLast: doubt === null,
    selected,
    updatesSnapshots,
    isSilent: step2.isRedirected,
    covers,
    reason: doubt ?? (selected ? "selected" : updatesSnapshots ? "updates_snapshots" : null)
  };
}
var MOST_NESTED = 3;
function runsIn(line, testCommands, where, depth) {
  let folder = where.folder;
  const runs = [];
  for (const step2 of line.steps) {
    if (step2.words[0] === "cd" && step2.words[1] !== void 0) folder = posix5.resolve(folder, step2.words[1]);
    const inner = depth < MOST_NESTED ? shellScriptOf(step2) : null;
    const found2 = inner !== null ? nestedRun(inner, testCommands, { ...where, folder }, depth) : runOf(step2, testCommands, { ...where, folder });
    if (found2 !== null) runs.push({ run: found2, step: step2 });
  }
  return runs;
}
function nestedRun(script2, testCommands, where, depth) {
  const line = readLine(script2);
  const last = runsIn(line, testCommands, where, depth + 1).at(-1);
  if (last === void 0) return null;
  return doubtOf(line, last.step) === null ? last.run : { ...last.run, chosen: { ...last.run.chosen, isSelected: true }, covers: [] };
}
function shellScriptOf({ words, settings }) {
  const inner = unwrap2(words, new Map(settings));
  const at = inner.findIndex((word) => /^-[a-z]*c$/.test(word));
  return /^(?:ba|z|da|k)?sh$/.test(inner[0] ?? "") && at > 0 ? inner[at + 1] ?? null : null;
}
function runOf(step2, testCommands, where) {
  const settings = new Map(step2.settings);
  const words = unwrap2(step2.words, settings);
  const found2 = customOf(step2.words, testCommands) ?? findRunner(words);
  if (found2 === null) return null;
  const runner2 = RUNNERS2[found2.runner];
  const inside = relativeTo(where.root, posix5.resolve(where.folder, workingFolderOf(found2)));
  const written = chosenBy(runner2, found2.args, settings);
  if (written === null) return null;
  const chosen = isAmongTests(inside) ? { ...written, isSelected: true, paths: written.paths ?? (written.isSelected ? null : ["."]) } : written;
  return { runner: runner2, chosen, folder: inside, package: inside === "" ? packageOf(found2) : inside, covers: coversOf(chosen, inside) };
}
function customOf(words, testCommands) {
  const own = testCommands.map((text3) => text3.trim().split(/\s+/)).find((wanted) => wanted.every((word, at) => words[at] === word));
  return own === void 0 ? null : { runner: "custom", args: words.slice(own.length), package: null };
}
var FOLDER_OPTIONS = /^(?:\.{0,2}\/|[\w.-]+\/)/;
function workingFolderOf({ runner: runner2, package: named2, args }) {
  if (named2 === null) return ".";
  return runner2 === "make" || FOLDER_OPTIONS.test(named2) || args.includes("--prefix") ? named2 : ".";
}
function packageOf({ package: named2 }) {
  return named2 === null || named2 === "." || named2 === "./" ? null : named2;
}
function isAmongTests(inside) {
  return /(?:^|\/)(?:tests?|specs?|__tests__)\/./.test(inside);
}
function relativeTo(root, folder) {
  const inside = posix5.relative(root, folder);
  return inside.startsWith("..") ? folder : inside;
}
function coversOf({ isSelected, paths }, inside) {
  if (paths !== null) return paths.map((path16) => posix5.normalize(posix5.join(inside, path16)).replace(/\/$/, ""));
  if (isSelected) return [];
  return inside === "" ? null : [inside];
}
var HARMLESS = /^(?:echo|printf|true|:|date|pwd|ls|wc)$/;
var HARMLESS_GIT = /^(?:add|commit|status|diff|log|push|show|rev-parse)$/;
function doubtOf(line, step2) {
  if (step2.isConditional) return "conditional";
  if (step2.before === "||") return "or";
  const at = line.steps.indexOf(step2);
  for (let place = at, joint = step2.after; joint !== null; joint = line.steps[++place]?.after ?? null) {
    if (place === line.steps.length - 1 && joint === ";") return null;
    if (joint === "|") {
      if (!line.hasPipefail) return "pipe";
      continue;
    }
    if (joint === "||") return "or";
    if (joint === "&") return "background";
    const follower = line.steps[place + 1];
    if (joint === ";" || follower !== void 0 && !isHarmless2(follower)) return "followed";
  }
  return null;
}
function isHarmless2({ words, isRedirected, settings }) {
  if (isRedirected || settings.size > 0) return false;
  const [program = "", verb = ""] = words;
  return HARMLESS.test(program) || program === "git" && HARMLESS_GIT.test(verb) || findRunner(unwrap2(words, /* @__PURE__ */ new Map())) !== null;
}

// src/core/testruns/reports/compiled.ts
function readGo(lines) {
  const packages = lines.filter((line) => /^(?:ok {2}\t|FAIL\t|\? {3}\t|---? FAIL|--- PASS)/.test(line));
  if (packages.length === 0) return null;
  const names = [];
  let waiting = [];
  for (const line of lines) {
    const result = /^\s*--- (PASS|FAIL): (\S+)/.exec(line);
    const ended2 = /^(?:ok {2}|FAIL)\t(\S+)/.exec(line);
    if (result !== null) waiting.push({ name: result[2], hasPassed: result[1] === "PASS" });
    if (ended2 === null) continue;
    names.push(...waiting.map(({ name, hasPassed }) => ({ name: `${ended2[1]}: ${name}`, hasPassed })));
    waiting = [];
  }
  names.push(...waiting);
  const unbuilt = lines.filter((line) => /^FAIL\t\S+ \[(?:build|setup) failed\]/.test(line)).length;
  const broken2 = lines.filter((line) => /^FAIL\t\S+\t[\d.]+s/.test(line)).length;
  const of = (hasPassed) => names.filter((one) => one.hasPassed === hasPassed).map(({ name }) => name);
  const good = lines.filter((line) => /^ok {2}\t/.test(line) && !line.includes("[no tests to run]")).length;
  return { ...report({ passed: Math.max(of(true).length, good), failed: Math.max(of(false).length, broken2), errors: unbuilt, failedNames: of(false) }), passedNames: of(true).length > 0 ? of(true) : null };
}
var TEST_LINE = /^test (.+?) \.\.\. (ok|FAILED)$/;
function readCargo(lines) {
  const uncompiled = lines.filter((line) => /^error: could not compile /.test(line)).length;
  const summaries = lines.filter((line) => /^test result: /.test(line));
  if (summaries.length === 0) return uncompiled > 0 ? report({ errors: uncompiled }) : null;
  const total = (word) => summaries.reduce((left, line) => left + countIn(line, word), 0);
  const of = (outcome) => collect(lines, TEST_LINE, (found2) => found2[2] === outcome ? dotted(found2[1]) : "").filter((name) => name !== "");
  return report({ passed: total("passed"), failed: total("failed"), errors: uncompiled, passedNames: of("ok"), failedNames: of("FAILED") });
}
var dotted = (name) => name.replaceAll("::", ".");
function readNextest(lines) {
  const summary = lines.findLast((line) => /^\s+Summary \[/.test(line));
  if (summary === void 0) return null;
  const of = (outcome) => collect(lines, new RegExp(`^\\s+${outcome} \\[[^\\]]*\\](?: \\([^)]*\\))? +(\\S+) +(\\S+)$`), (found2) => `${found2[1]}: ${dotted(found2[2])}`);
  return report({ passed: countIn(summary, "passed"), failed: countIn(summary, "failed"), passedNames: of("PASS"), failedNames: of("FAIL") });
}
var MAVEN = /Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: (\d+)/;
function readMaven(lines) {
  if (lines.some((line) => /COMPILATION ERROR/.test(line))) return report({ errors: 1 });
  const totals = lines.filter((line) => MAVEN.test(line) && !/Time elapsed|-- in |- in /.test(line));
  if (totals.length === 0) return lines.some((line) => /No tests to run\.?$/.test(line)) ? report({ isEmpty: true }) : null;
  const numbers = totals.map((line) => MAVEN.exec(line).slice(1).map(Number));
  const [ran, failures, errors, skipped] = numbers.reduce((one, other) => one.map((count2, at) => count2 + (other[at] ?? 0)));
  const failedNames = collect(lines, /^(?:\[ERROR\] +)?(?:(\w+)(?:\(\))?\(([\w.$]+)\) |([\w.$]+) -- )\s?Time elapsed: .*<<< (?:FAILURE|ERROR)!/, (found2) => found2[3] ?? `${found2[2]}.${found2[1]}`);
  return report({ passed: ran - failures - errors - skipped, failed: failures + errors, failedNames });
}
function readGradle(lines) {
  const isGradle = lines.some((line) => /^BUILD (?:SUCCESSFUL|FAILED)/.test(line));
  if (!isGradle) return null;
  if (lines.some((line) => /Compilation failed|compile\w*(?:Java|Kotlin|Groovy)' ?\.?$|:compile\w+ FAILED/.test(line))) return report({ errors: 1 });
  const failed3 = sum(lines, /\d+ tests? completed, (\d+) failed/) ?? 0;
  const failedNames = collect(lines, /^(\S+ > .+?)(?:\(\))? FAILED$/, (found2) => found2[1]);
  const passedNames = collect(lines, /^(\S+ > .+?)(?:\(\))? PASSED$/, (found2) => found2[1]);
  const completed = sum(lines, /(\d+) tests? completed/) ?? passedNames.length;
  const hasNoTests = lines.some((line) => /:test NO-SOURCE/.test(line)) && !lines.some((line) => /:test(?: UP-TO-DATE| FROM-CACHE)?$/.test(line));
  return report({ passed: Math.max(0, completed - failed3), failed: failed3, passedNames, failedNames, isEmpty: hasNoTests });
}
function readDotnet(lines) {
  if (lines.some((line) => /: error CS\d+:/.test(line))) return report({ errors: 1 });
  const summaries = lines.filter((line) => /(?:Passed|Failed)!\s+- Failed:\s+\d+/.test(line));
  if (summaries.length === 0) return readOldDotnet(lines);
  const total = (word) => summaries.reduce((left, line) => left + Number(new RegExp(`[ -]${word}:\\s+(\\d+)`).exec(line)?.[1] ?? 0), 0);
  const of = (outcome) => collect(lines, new RegExp(`^\\s+${outcome} (\\S.*?) \\[`), (found2) => found2[1]);
  return report({ passed: total("Passed"), failed: total("Failed"), passedNames: of("Passed"), failedNames: of("Failed") });
}
function readOldDotnet(lines) {
  if (lines.some((line) => /No test is available in/.test(line))) return report({ isEmpty: true });
  if (sum(lines, /^Total tests: (\d+)/) === null) return null;
  return report({ passed: sum(lines, /^\s+Passed: (\d+)/) ?? 0, failed: sum(lines, /^\s+Failed: (\d+)/) ?? 0 });
}
function readCtest(lines) {
  if (lines.some((line) => /^No tests were found!!!/.test(line))) return report({ isEmpty: true });
  const summary = lines.findLast((line) => /^\d+% tests passed, \d+ tests? failed out of \d+/.test(line));
  if (summary === void 0) return null;
  const [failed3, total] = /(\d+) tests? failed out of (\d+)/.exec(summary)?.slice(1).map(Number) ?? [0, 0];
  const of = (pattern) => collect(lines, new RegExp(`^\\s*\\d+/\\d+ Test +#\\d+: (\\S+) \\.*\\s*${pattern}`), (found2) => found2[1]);
  return report({ passed: (total ?? 0) - (failed3 ?? 0), failed: failed3 ?? 0, passedNames: of("Passed"), failedNames: of("\\*\\*\\*") });
}
function readSwift(lines) {
  const summary = lines.findLast((line) => /^\s*Executed \d+ tests?, with /.test(line));
  if (summary === void 0) return null;
  const [total, failed3] = [countIn(summary, "tests?"), countIn(summary, "failures?")];
  const of = (outcome) => collect(lines, new RegExp(`^Test Case '(?:-\\[)?([^'\\]]+)\\]?' ${outcome}`), (found2) => found2[1]);
  return report({ passed: total - failed3, failed: failed3, passedNames: of("passed"), failedNames: of("failed") });
}

// src/core/testruns/reports/dynamic.ts
function readRspec(lines) {
  const summary = lines.findLast((line) => /^\d+ examples?, \d+ failures?/.test(line));
  if (summary === void 0) return null;
  const [total, failed3] = [countIn(summary, "examples?"), countIn(summary, "failures?")];
  const failedNames = collect(lines, /^rspec \.?\/?(\S+?):\d+ # (.+)$/, (found2) => `${found2[1]}::${found2[2]}`);
  return report({ passed: total - failed3 - countIn(summary, "pending"), failed: failed3, errors: countIn(summary, "errors? occurred"), failedNames });
}
function readMinitest(lines) {
  const summary = lines.findLast((line) => /^\d+ (?:runs|tests), \d+ assertions, /.test(line));
  if (summary === void 0) return null;
  const failed3 = countIn(summary, "failures") + countIn(summary, "errors");
  const skipped = countIn(summary, "skips");
  const failedNames = collect(lines, /^(\w[\w:]*#test\S*?)(?: \[(\S+?):\d+\])?:$/, (found2) => found2[2] === void 0 ? found2[1].replaceAll("::", ".") : `${found2[2]}::${found2[1]}`);
  const passedNames = collect(lines, /^(\w[\w:]*#test\S*) = [\d.]+ s = \.$/, (found2) => found2[1].replaceAll("::", "."));
  return report({ passed: countIn(summary, "(?:runs|tests)") - failed3 - skipped, failed: failed3, passedNames, failedNames });
}
function readPhpunit(lines) {
  if (lines.some((line) => /^No tests executed!/.test(line))) return report({ isEmpty: true });
  const good = lines.findLast((line) => /^OK \(\d+ tests?,/.test(line));
  if (good !== void 0) return report({ passed: countIn(good, "tests?") });
  const summary = lines.findLast((line) => /^Tests: \d+, Assertions: \d+/.test(line));
  if (summary === void 0) return null;
  const of = (word) => Number(new RegExp(`${word}: (\\d+)`).exec(summary)?.[1] ?? 0);
  const failed3 = of("Failures") + of("Errors");
  const failedNames = collect(lines, /^\d+\) (\S+::\S+.*)$/, (found2) => found2[1].replaceAll("::", "."));
  return report({ passed: of("Tests") - failed3 - of("Skipped") - of("Incomplete"), failed: failed3, failedNames });
}
function readMix(lines) {
  const summary = lines.findLast((line) => /^(?:\d+ doctests?, )?\d+ tests?, \d+ failures?/.test(line));
  if (summary === void 0) return null;
  const [total, failed3] = [countIn(summary, "tests?"), countIn(summary, "failures?")];
  return report({ passed: total - failed3, failed: failed3 });
}

// src/core/testruns/reports/node.ts
function readNode(lines) {
  const passed = sum(lines, /^(?:#|ℹ) pass (\d+)$/);
  const failed3 = sum(lines, /^(?:#|ℹ) fail (\d+)$/);
  if (passed === null || failed3 === null) return null;
  const leaves2 = lines.some((line) => line.startsWith("TAP version")) ? tapLeaves(lines) : specLeaves(lines);
  const namesOf4 = (hasPassed) => leaves2.filter((leaf) => leaf.hasPassed === hasPassed).map(({ name }) => name);
  const cancelled = sum(lines, /^(?:#|ℹ) cancelled (\d+)$/) ?? 0;
  return report({ passed, failed: failed3 + cancelled, passedNames: namesOf4(true), failedNames: namesOf4(false) });
}
function tapLeaves(lines) {
  const open = [];
  const leaves2 = [];
  for (const line of lines) {
    const subtest = /^((?: {4})*)# Subtest: (.*)$/.exec(line);
    if (subtest !== null) open.splice((subtest[1] ?? "").length / 4, Infinity, { name: subtest[2] ?? "", isSuite: false });
    const result = /^((?: {4})*)(not )?ok \d+ - (.*)$/.exec(line);
    if (result === null) continue;
    const depth = (result[1] ?? "").length / 4;
    const isSuite = open.length > depth && (open[depth]?.isSuite ?? false);
    const parent = open[depth - 1];
    if (parent !== void 0) parent.isSuite = true;
    const text3 = result[3] ?? "";
    if (!isSuite && !/ # (?:SKIP|TODO)/i.test(text3)) leaves2.push({ name: [...open.slice(0, depth).map(({ name }) => name), text3].join(" > "), hasPassed: result[2] === void 0 });
  }
  return leaves2;
}
function specLeaves(lines) {
  const end2 = lines.findIndex((line) => /^ℹ tests \d+$/.test(line));
  const open = [];
  const leaves2 = [];
  for (const line of lines.slice(0, end2)) {
    const found2 = /^(\s*)([▶✔✖]) (.+?)(?: \([\d.]+ms\))?$/.exec(line);
    if (found2 === null) continue;
    const [indent, mark, name] = [(found2[1] ?? "").length, found2[2], found2[3] ?? ""];
    while ((open.at(-1)?.indent ?? -1) > indent) open.pop();
    const isClosing = open.at(-1)?.indent === indent && open.at(-1)?.name === name;
    if (isClosing || open.at(-1)?.indent === indent) open.pop();
    if (isClosing || /# (?:SKIP|TODO)/.test(line)) continue;
    if (mark === "▶") open.push({ indent, name });
    else leaves2.push({ name: [...open.map((group) => group.name), name].join(" > "), hasPassed: mark === "✔" });
  }
  return leaves2;
}

// src/core/testruns/reports/python.ts
var SUMMARY = /^(?:=+ )?((?:\d+ [a-z]+(?: [a-z]+)?(?:, )?)+|no tests ran|no tests collected[^=]{0,80}) in [\d.]+s?/;
var DOTS = /^(?:\S+ )?([.FEsxXR]+)\s+\[\s*\d+%\]$/;
var NODE = String.raw`(\S+?::.+?)`;
var VERBOSE = new RegExp(`^${NODE} (PASSED|FAILED|ERROR)(?:\\s|$)`);
var DISTRIBUTED = new RegExp(`^\\[gw\\d+\\] (?:\\[ *\\d+%\\] )?(PASSED|FAILED|ERROR) ${NODE}\\s*$`);
var SHORT = /^(PASSED|FAILED|ERROR) (\S+?::[^\s[]+(?:\[.*?\](?= - |$))?)(?: - .*)?$/;
function readPytest(lines) {
  const summary = lines.findLast((line) => SUMMARY.test(line));
  if (summary === void 0) return readDots(lines);
  const names = pytestNames(lines);
  const errors = countIn(summary, "errors?");
  const unusual = countIn(summary, "xfailed") + countIn(summary, "xpassed");
  const [passed, failed3] = [countIn(summary, "passed"), countIn(summary, "failed")];
  return report({ passed, failed: failed3, errors, passedNames: names("PASSED"), failedNames: names("FAILED"), isEmpty: passed + failed3 + errors + unusual === 0 });
}
function readDots(lines) {
  const letters = lines.map((line) => DOTS.exec(line)?.[1] ?? "").join("");
  if (letters === "") return null;
  const count2 = (letter) => letters.split(letter).length - 1;
  return report({ passed: count2("."), failed: count2("F"), errors: count2("E"), isEmpty: /^s*$/.test(letters) });
}
function pytestNames(lines) {
  const named2 = /* @__PURE__ */ new Map();
  for (const line of lines) {
    const short = SHORT.exec(line) ?? DISTRIBUTED.exec(line);
    const verbose = short === null ? VERBOSE.exec(line) : null;
    if (short !== null) named2.set(short[2], short[1]);
    else if (verbose !== null) named2.set(verbose[1], verbose[2]);
  }
  return (outcome) => [...named2].filter(([, was]) => was === outcome).map(([name]) => name);
}
function readUnittest(lines) {
  const ran = lines.findLast((line) => /^Ran \d+ tests? in /.test(line));
  if (ran === void 0) return null;
  const ending = lines.findLast((line) => /^(?:OK|FAILED|NO TESTS RAN)(?: \(|$)/.test(line)) ?? "";
  const of = (word) => Number(new RegExp(`${word}=(\\d+)`).exec(ending)?.[1] ?? 0);
  const loads = lines.filter((line) => /^ERROR: .*_FailedTest/.test(line)).length;
  const total = countIn(ran.slice(4), "tests?") || Number(/^Ran (\d+)/.exec(ran)?.[1]);
  const [failed3, skipped] = [of("failures") + of("errors") - loads + of("unexpected successes"), of("skipped") + of("expected failures")];
  const failedNames = collect(lines, /^(?:FAIL|ERROR): (\w+) \(([\w.]+)\)/, (found2) => dotted2(found2)).filter((name) => !name.includes("_FailedTest"));
  const passedNames = collect(lines, /^(\w+) \(([\w.]+)\)(?: .*)? \.\.\. ok$/, dotted2);
  return report({ passed: Math.max(0, total - failed3 - loads - skipped), failed: failed3, errors: loads, passedNames, failedNames, isEmpty: total - skipped === 0 });
}
function dotted2([, method = "", place = ""]) {
  return place.endsWith(`.${method}`) ? place : `${place}.${method}`;
}

// src/core/testruns/reports/tree.ts
function readTree(lines, marks) {
  const open = [];
  const leaves2 = [];
  for (const line of lines) {
    const indent = line.length - line.trimStart().length;
    const found2 = marks.passed.exec(line) ?? marks.failed.exec(line);
    const group = found2 === null ? marks.group.exec(line) : null;
    if (found2 === null && group === null) continue;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    if (group !== null) open.push({ indent, name: (group[1] ?? "").trim() });
    else leaves2.push({ name: [...open.map(({ name }) => name), (found2?.[1] ?? "").trim()].join(" > "), hasPassed: marks.passed.test(line) });
  }
  return leaves2;
}
var namesOf2 = (leaves2, hasPassed) => leaves2.filter((leaf) => leaf.hasPassed === hasPassed).map(({ name }) => name);

// src/core/testruns/reports/script.ts
var TIME = String.raw`(?:\s+\(?\d[\d.]*\s?m?s\)?)?`;
function readVitest(lines) {
  if (lines.some((line) => /^No test files found/.test(line)) && lines.some((line) => /^ (?:RUN|DEV) {2}v/.test(line))) return report({ isEmpty: true });
  const summary = lines.findLast((line) => /^\s+Tests {2}(?:no tests|\d)/.test(line));
  if (summary === void 0) return null;
  const suites = lines.findLast((line) => /^\s+Test Files {2}/.test(line)) ?? "";
  const unhandled = lines.filter((line) => /^\s+Errors {2}\d/.test(line)).length;
  const failedNames = collect(lines, /^ FAIL {2}(?:\|[^|]*\| )?(\S+) > (.+)$/, ([, file2, name]) => `${file2}::${name}`);
  const passedNames = collect(lines, new RegExp(`^ [✓√] (?:\\|[^|]*\\| )?(\\S+) > (.+?)${TIME}$`), ([, file2, name]) => `${file2}::${name}`);
  const [passed, failed3] = [countIn(summary, "passed"), countIn(summary, "failed")];
  const unloaded = lines.filter((line) => /^ FAIL {2}(?:\|[^|]*\| )?(\S+) \[ \S+ \]$/.test(line)).length;
  return report({ passed, failed: failed3, errors: unloaded + unhandled, passedNames, failedNames, isEmpty: passed + failed3 === 0 && countIn(suites, "failed") === 0 });
}
function readJest(lines) {
  if (lines.some((line) => /^No tests found(?:,|$)/.test(line))) return report({ isEmpty: true });
  const summary = lines.findLast((line) => /^Tests:\s+\d/.test(line));
  if (summary === void 0) return null;
  const unloaded = lines.filter((line) => /^\s+● Test suite failed to run/.test(line)).length;
  const [passed, failed3] = [countIn(summary, "passed"), countIn(summary, "failed")];
  return report({ passed, failed: failed3, errors: unloaded, passedNames: jestPassed(lines), failedNames: jestFailed(lines) });
}
var JEST_FILE = /^ ?(?:PASS|FAIL) {1,2}(?:\S+ )?(\.?\/?\S+\.\w+)(?: \([\d.]+ m?s\))?$/;
function jestFailed(lines) {
  let file2 = "";
  return lines.flatMap((line) => {
    file2 = JEST_FILE.exec(line)?.[1] ?? file2;
    const name = /^ {2}● (?!Test suite failed|Console|Cannot log)(.+)$/.exec(line)?.[1];
    return name === void 0 ? [] : [`${plain2(file2)}::${name.replaceAll(" › ", " > ")}`];
  });
}
function jestPassed(lines) {
  const leaves2 = [];
  for (const [file2, block] of blocksOf(lines)) {
    const end2 = block.findIndex((line) => /^ {2}● /.test(line));
    const marks = { passed: new RegExp(`^\\s{2,}[✓√] (.+?)${TIME}$`), failed: /^\s{2,}[✕×] (.+)$/, group: /^\s{2,}([^\s○✎].*)$/ };
    leaves2.push(...namesOf2(readTree(end2 < 0 ? block : block.slice(0, end2), marks), true).map((name) => `${plain2(file2)}::${name}`));
  }
  return leaves2;
}
function blocksOf(lines) {
  const blocks = [];
  for (const line of lines) {
    const file2 = JEST_FILE.exec(line)?.[1];
    if (file2 !== void 0) blocks.push([file2, []]);
    else blocks.at(-1)?.[1].push(line);
  }
  return blocks;
}
var plain2 = (file2) => file2.replace(/^\.\//, "");
function readMocha(lines) {
  if (lines.some((line) => /^Error: No test files found/.test(line))) return report({ isEmpty: true });
  const crash = lines.some((line) => /^ ?Exception during run:/.test(line));
  const at = lines.findIndex((line) => /^\s+\d+ passing(?: \(|$)/.test(line));
  if (at < 0) return crash ? report({ errors: 1 }) : null;
  const passed = sum(lines, /^\s+(\d+) passing(?: \(|$)/) ?? 0;
  const failed3 = sum(lines.slice(at), /^\s+(\d+) failing$/) ?? 0;
  const leaves2 = readTree(lines.slice(0, at), { passed: new RegExp(`^\\s{2,}[✔✓√] (.+?)${TIME}$`), failed: /^\s{2,}\d+\) (.+)$/, group: /^\s{2,}([^\s-].*)$/ });
  return report({ passed, failed: failed3, errors: crash ? 1 : 0, passedNames: namesOf2(leaves2, true), failedNames: namesOf2(leaves2, false) });
}
function readBun(lines) {
  const [passed, failed3] = [sum(lines, /^\s*(\d+) pass$/), sum(lines, /^\s*(\d+) fail$/)];
  return passed === null || failed3 === null ? null : report({ passed, failed: failed3 });
}
function readDeno(lines) {
  const summary = lines.findLast((line) => /^(?:ok|FAILED) \| \d+ passed/.test(line));
  return summary === void 0 ? null : report({ passed: countIn(summary, "passed"), failed: countIn(summary, "failed") });
}

// src/core/testruns/verdict.ts
var READERS3 = {
  pytest: readPytest,
  unittest: readUnittest,
  django: readUnittest,
  vitest: readVitest,
  jest: readJest,
  mocha: readMocha,
  "node --test": readNode,
  "bun test": readBun,
  "deno test": readDeno,
  "go test": readGo,
  "cargo test": readCargo,
  "cargo nextest": readNextest,
  maven: readMaven,
  gradle: readGradle,
  "dotnet test": readDotnet,
  rspec: readRspec,
  minitest: readMinitest,
  phpunit: readPhpunit,
  ctest: readCtest,
  "swift test": readSwift,
  "mix test": readMix
};
var ALL = [...new Set(Object.values(READERS3))];
var UNCOMPILED = /\berror TS\d+:|^error\[E\d+\]|^error: could not compile|: error CS\d+:|COMPILATION ERROR|\[build failed\]|^Failed to compile/m;
var LONGEST_OUTPUT = 4 * 1024 * 1024;
var CUT_SHORT = /* @__PURE__ */ new Set([124, 130, 134, 137, 143]);
function judgeRun(run, exit, output, written = []) {
  if (exit === null) return unknown3("no_exit");
  if (!run.isLast) return unknown3(run.reason ?? "followed");
  if (CUT_SHORT.has(exit)) return unknown3("cut_short");
  const text3 = plain3(output);
  const report2 = merge2(written) ?? readReport(run.runner, text3.split("\n"));
  return exit === 0 ? judgeSuccess(run, report2) : judgeFailure(run, exit, report2, text3);
}
function judgeSuccess(run, report2) {
  if (report2 !== null && report2.failed + report2.errors > 0) return unknown3("exit_0_with_failures");
  const names = namesOf3(run, report2);
  if (run.reason !== null) return { verdict: "unknown", why: run.reason, ...names };
  if (report2?.isEmpty === true) return unknown3("nothing_ran");
  return { verdict: "green", why: report2 === null ? "exit_0" : "passed", ...names };
}
function judgeFailure(run, exit, report2, text3) {
  const isUsage = run.runner === "pytest" && (exit === 3 || exit === 4 || exit === 5);
  if (isUsage) return unknown3("usage");
  if (/KeyboardInterrupt/.test(text3) && run.runner === "pytest" && exit === 2 && report2?.errors === 0) return unknown3("cut_short");
  const names = namesOf3(run, report2);
  if (report2 !== null && report2.failed > 0) return { verdict: "red", why: "failed", ...names };
  if (report2 !== null && report2.errors > 0 || UNCOMPILED.test(text3)) return { verdict: "red", why: "compile_error", passed: null, failed: null };
  return unknown3("no_failure_reported");
}
function readReport(runner2, lines) {
  const own = READERS3[runner2];
  const readers = own === void 0 ? ALL : [own];
  return merge2(readers.map((read2) => read2(lines)).filter((report2) => report2 !== null));
}
function namesOf3(run, report2) {
  const rooted = (names) => names === null || run.folder === "" ? names : names.map((name) => name.includes("::") ? `${run.folder}/${name}` : name);
  return { passed: rooted(report2?.passedNames ?? null), failed: rooted(report2?.failedNames ?? null) };
}
function plain3(output) {
  return output.slice(-LONGEST_OUTPUT).replace(/\u001b\[[0-9;?]{0,30}[A-Za-z]/g, "").replace(/\r\n?/g, "\n");
}
function unknown3(why) {
  return { verdict: "unknown", why, passed: null, failed: null };
}

// src/run/testruns.ts
async function noteTestRun(worktree, section, actor, command, folder, outcome, begun) {
  const recognised = recognise(command, section.live.config.testCommands, { root: worktree.place.root, folder });
  if (recognised === null) return;
  const exit = typeof outcome.metadata["exit"] === "number" ? outcome.metadata["exit"] : null;
  const judged = judgeRun(recognised, exit, outcome.output, reportsSince(worktree, `${actor.session}\0${actor.call}`));
  const foreign = isTreeForeign(worktree, section, begun);
  const run = {
    seq: section.tick(),
    ts: worktree.services.now(),
    command,
    package: recognised.package,
    verdict: foreign ? "unknown" : judged.verdict,
    passed: judged.passed,
    failed: judged.failed,
    covers: recognised.covers,
    spoiledBy: section.live.open.filter(({ entry }) => rowOf(entry).kind === "file").map(({ entry }) => entry.id)
  };
  const noted = noteRun(section.live.evidence, run, section.live.pipeline.phase);
  section.update({ evidence: noted.evidence });
  section.log({
    event: "test_run",
    signal: null,
    severity: "info",
    actor,
    files: [],
    detail: {
      runner: recognised.runner,
      exit,
      verdict: run.verdict,
      why: judged.why,
      passed: run.passed?.slice(0, 2e3) ?? null,
      failed: run.failed?.slice(0, 2e3) ?? null,
      package: recognised.package,
      snapshot: null
    }
  });
  if (noted.flaky.length > 0) worktree.notice(runText("flaky", { tests: noted.flaky.slice(0, 20).join(", ") }, section.live.config.language));
  if (noted.regression !== null) raiseRegression(section, actor, command, exit, noted.regression.tests);
  if (noted.evidence.green !== null && noted.evidence.green.seq === run.seq) worktree.wantGreenSnapshot();
}
function isTreeForeign(worktree, section, begun) {
  return [...worktree.inFlight.values()].length > 0 && section.live.evidence.lastSource > begun;
}
function raiseRegression(section, actor, command, exit, tests2) {
  if (section.live.open.some(({ entry }) => entry.signal === "test-runner-exit-nonzero-was-passing")) return;
  const { green } = section.live.evidence;
  const last = green === null ? null : { ts: green.ts, snapshot: green.snapshot };
  section.raise("test-runner-exit-nonzero-was-passing", { tests: tests2, command, exit, last_green: last }, [], actor);
}

// src/run/calls.ts
var CHECKPOINT = "tdd_checkpoint";
var SKILL = "tdd-pipeline";
async function beforeCall(worktree, call) {
  if (worktree.isOff()) return null;
  worktree.callsSeen++;
  if (hasNews(worktree)) await worktree.section((section) => carryOut(worktree, section));
  await askIgnored(worktree, call);
  const said = verdict(call, situationOf(worktree, call));
  if (said.kind === "refuse") {
    await noteRefusal(worktree, call, said);
    return said.message + foreignRun(worktree, call);
  }
  const { run } = worktree.peek();
  if (run === null) return null;
  dropEnded(worktree, call);
  const actor = actorOf(call);
  if (said.readOnly || call.tool === CHECKPOINT || call.tool === "task") {
    if (!run.liveSessions.includes(call.session)) await worktree.section(async (section) => section.run === null ? void 0 : logLive(worktree, section, actor));
    return null;
  }
  if (isMalformed(call)) return null;
  await worktree.section((section) => begin(worktree, section, call, said, actor));
  return null;
}
var WANTED = { bash: ["command"], write: ["filePath", "content"], edit: ["filePath", "newString"], apply_patch: ["patchText"] };
function isMalformed({ tool, args }) {
  const fields2 = typeof args === "object" && args !== null ? args : {};
  return tool === "invalid" || (WANTED[tool] ?? []).some((name) => typeof fields2[name] !== "string");
}
async function askIgnored(worktree, call) {
  if (worktree.peek().run === null) return;
  const names = namedBy(call.args).map((name) => path9.posix.relative(worktree.place.root, path9.posix.resolve(worktree.launch, name)));
  const inside = names.filter((name) => name !== "" && !name.startsWith("../"));
  if (inside.length > 0) await worktree.ignore(worktree.peekSection())?.notIgnored(inside);
}
function namedBy(args) {
  if (typeof args !== "object" || args === null) return [];
  const { filePath, path: file2, patchText } = args;
  const patched = typeof patchText === "string" ? [...patchText.matchAll(/^\*\*\* (?:Add File|Update File|Move to): (.{1,4096})$/gm)].map(([, name]) => name ?? "") : [];
  return [filePath, file2].filter((name) => typeof name === "string" && name.length < 4096 && !name.includes("\0")).concat(patched);
}
function foreignRun(worktree, call) {
  const { run } = worktree.peek();
  if (run === null || worktree.rootOf(call.session) === run.pipeline.owner) return "";
  const { description, run_id, times } = run.pipeline;
  return ` ${runText("foreign_run", { description, run: run_id, since: times.runStarted }, run.config.language)}`;
}
async function begin(worktree, section, call, said, actor) {
  if (section.run === null) return;
  logLive(worktree, section, actor);
  await observe(worktree, section, actor);
  pruneBackground(section);
  const { pipeline, seq } = section.live;
  const inFlight = {
    session: call.session,
    call: call.call,
    tool: call.tool,
    files: said.names,
    phase: pipeline.phase,
    command: actor.command,
    seq: worktree.nextOrder()
  };
  worktree.inFlight.set(keyOfCall(call.session, call.call), inFlight);
  worktree.begun.set(keyOfCall(call.session, call.call), seq);
  if (actor.command !== null) rememberReports(worktree, keyOfCall(call.session, call.call));
}
async function noteRefusal(worktree, call, said) {
  await worktree.section(async (section) => {
    if (section.run === null) return;
    const actor = actorOf(call);
    const severity = said.signal === null ? "info" : "block";
    const entry = section.log({ event: "intercepted", signal: said.signal, severity, actor, files: said.files, detail: said.detail });
    if (said.signal === null) return;
    section.update({ open: [...section.live.open, { entry, answered: true, decision: null, seen: true }] });
    section.settle(resolve(section.live.open, [entry.id], "told"), actor);
    const { refusals, checkpoints } = section.live;
    section.update({ refusals: { ...refusals, [said.signal]: [.../* @__PURE__ */ new Set([...refusals[said.signal] ?? [], checkpoints])].slice(-20) } });
  });
}
function dropEnded(worktree, call) {
  const ended2 = worktree.lastEnded.get(call.session) ?? -1;
  for (const [key, other] of worktree.inFlight) if (other.session === call.session && other.seq < ended2) worktree.failed.add(key);
}
async function afterCall(worktree, call, outcome) {
  if (call.tool === "skill" && nameOfSkill(call.args) === SKILL) worktree.skilled.add(call.session);
  if (worktree.peek().run === null) return void worktree.inFlight.delete(keyOfCall(call.session, call.call));
  const key = keyOfCall(call.session, call.call);
  const inFlight = worktree.inFlight.get(key);
  if (inFlight !== void 0) worktree.lastEnded.set(call.session, Math.max(worktree.lastEnded.get(call.session) ?? -1, inFlight.seq));
  if (inFlight === void 0 && call.tool !== "task" && !worktree.parents.get(call.session)) return;
  await worktree.section(async (section) => {
    if (section.run === null) return;
    if (call.tool === "task") return endTask(worktree, section, call, outcome);
    noteReads(worktree, section, call);
    if (inFlight !== void 0) await end(worktree, section, call, outcome, inFlight);
  });
  worktree.inFlight.delete(key);
}
async function end(worktree, section, call, outcome, inFlight) {
  const actor = actorOf(call);
  const mark = markOf2(call.session, call.call);
  const marks = liveMarks();
  await observe(worktree, section, actor);
  const sticky = inFlight.command !== null && isHandedOver(inFlight.command, marks !== null);
  if (sticky || marks?.has(mark) === true) {
    section.update({ background: [...section.live.background, { session: call.session, call: call.call, phase: inFlight.phase, sticky }] });
  }
  worktree.inFlight.delete(keyOfCall(call.session, call.call));
  if (section.live.open.some(({ answered }) => !answered)) worktree.services.engine.standBy();
  if (inFlight.command !== null) await noteTestRun(worktree, section, actor, inFlight.command, folderOf2(worktree, call), outcome, worktree.begun.get(keyOfCall(call.session, call.call)) ?? 0);
}
var isHandedOver = (command, seesMarks) => leavesBackground(command) && (!seesMarks || /\b(at|batch|crontab|systemd-run)\b/.test(command));
function pruneBackground(section) {
  const marks = liveMarks();
  if (marks === null || section.live.background.length === 0) return;
  const alive = section.live.background.filter(({ session, call, sticky }) => sticky || marks.has(markOf2(session, call)));
  if (alive.length !== section.live.background.length) section.update({ background: alive });
}
function noteReads(worktree, section, call) {
  const parent = worktree.parents.get(call.session);
  if (parent == null) return;
  const { files: files2, everything } = readsOf(call.tool, call.args, placeOf(worktree));
  const children = born(section.live.children, call.session, parent, section.live.seq);
  section.update({ children: noteRead(children, call.session, files2, everything) });
}
function endTask(worktree, section, call, outcome) {
  const child = outcome.metadata["sessionId"];
  if (typeof child !== "string") return;
  worktree.parents.set(child, call.session);
  const seq = section.tick();
  section.update({ children: noteEnd(born(section.live.children, child, call.session, seq), child, seq) });
  noteContamination(worktree, section, call);
}
function noteContamination(worktree, section, call) {
  const prompt = typeof call.args === "object" && call.args !== null && "prompt" in call.args && typeof call.args.prompt === "string" ? call.args.prompt : "";
  if (section.live.pipeline.status !== "ralph_loop" || !isReviewed(worktree, section)) return;
  const matches = scanPrompt(prompt);
  if (matches.length > 0) section.raise("ralph-prompt-contamination", { matches }, [], actorOf(call));
}
var markOf2 = (session, call) => `${session}/${call}`;
var shellMark = (session, call) => ({ [MARK2]: markOf2(session, call) });
function actorOf(call) {
  const command = typeof call.args === "object" && call.args !== null && "command" in call.args && typeof call.args.command === "string" ? call.args.command : null;
  return { session: call.session, call: call.call, tool: call.tool, command: call.tool === "bash" ? command : null };
}
function folderOf2(worktree, { args }) {
  const given = typeof args === "object" && args !== null && "workdir" in args && typeof args.workdir === "string" ? args.workdir : ".";
  return path9.posix.resolve(worktree.launch, given);
}
function nameOfSkill(args) {
  return typeof args === "object" && args !== null && "name" in args && typeof args.name === "string" ? args.name : null;
}

// src/run/answer.ts
function render(answer, run, last) {
  const state = run?.pipeline ?? last;
  return JSON.stringify({
    ok: answer.ok,
    state: state === null ? null : { phase: state.phase, phase_status: state.status, round: state.round, run_id: state.run_id },
    ...answer.violation === void 0 ? {} : { violation: { violation_type: typeOf(answer.violation.entry), signal: answer.violation.entry.signal, detail: answer.violation.entry.detail } },
    ...answer.guidance === void 0 ? {} : { guidance: answer.guidance },
    instructions: answer.instructions ?? [],
    ...answer.decision == null ? {} : { decision: answer.decision },
    warnings: answer.warnings ?? [],
    guard: { calls_seen: run?.callsSeen ?? 0, writes_seen: run?.writesSeen ?? 0, unattributed: run?.unattributed ?? [] },
    intervention: answer.intervention == null ? null : forAgent(answer.intervention)
  });
}
var forAgent = (result) => ({ ...result, results: result.results.map((one) => ({ ...one, undo: null })) });
var RECORDS = /* @__PURE__ */ new Set(["FINDING_RECORDED", "PROPOSAL_RECORDED"]);
var instructionsOf = (result) => (result?.results ?? []).filter(({ violation_type }) => !RECORDS.has(violation_type)).map(({ instruction }) => instruction).filter((text3) => text3 !== "");
var askedOf = (file2) => ({
  id: file2.id,
  question: file2.question,
  options: file2.options.map(({ key, label, consequence }) => ({ key, label, consequence })),
  command: `intervention decide ${file2.id} <option>`
});

// src/core/checkpoint/rules/notes.ts
var THIN = 50;
var MOST_KEPT = 40;
var ASPECTS = {
  protects: /protect|guard|prevent|ensure|保护|防止|守护|确保|避免/i,
  risks: /risk|danger|fail|edge|break|风险|隐患|失败|边界/i,
  works: /because|work|reason|why|since|therefore|因为|原因|为什么|可行|有效|所以/i
};
function articulate(state, request, facts) {
  if (request.phase !== state.phase) return refuseOtherPhase(state, request.event, request.phase);
  const note = { phase: state.phase, text: request.articulation, at: facts.now };
  const articulations = [...state.articulations, note].slice(-MOST_KEPT);
  const next = { ...state, articulations, times: { ...state.times, lastActivity: facts.now } };
  return accept(next, { warnings: thinness(request.articulation) });
}
function thinness(text3) {
  const missing = Object.entries(ASPECTS).filter(([, pattern]) => !pattern.test(text3)).map(([aspect]) => aspect);
  const length = [...text3.trim()].length;
  const isShort = length < THIN;
  if (!isShort && missing.length === 0) return [];
  return isShort ? [{ key: "articulation_short", params: { length, least: THIN } }] : [{ key: "articulation_thin", params: { missing: missing.join(", ") } }];
}
function record2(state) {
  return accept(state, { warnings: [{ key: "report_proves_nothing", params: {} }] });
}

// src/core/checkpoint/rules/phases.ts
function enterPhase2(state, request, facts) {
  const following = state.phase + 1;
  if (request.phase > following) return refuseGate(state, request, facts, wantedBy(following, facts.config));
  if (request.phase < following) return refuseOtherPhase(state, request.event, request.phase);
  const next = enter(state, following, "phase_enter", facts.config.maxRounds, facts.now);
  return accept(next, { transition: transition(state, next, request.event), needsBaseSnapshot: true });
}
function refuseEntry(state, request, facts) {
  if (request.phase <= state.phase) return refuseOtherPhase(state, request.event, request.phase);
  if (missingOf(state, facts.config).length === 0) return refuseNow(state, request, facts);
  return refuseGate(state, request, facts);
}
function completePhase(state, request, facts) {
  if (request.phase !== state.phase) return refuseOtherPhase(state, request.event, request.phase);
  const status = state.phase >= state.totalPhases ? "archived" : "complete";
  const next = { ...moved(state, status, facts.now), completed: [...state.completed, state.phase] };
  return accept(next, { transition: transition(state, next, request.event) });
}
function refuseCompletion(state, request, facts) {
  if (request.phase !== state.phase) return refuseOtherPhase(state, request.event, request.phase);
  return refuseGate(state, request, facts);
}
function returnToPhase(state, request, facts) {
  if (request.to > state.phase) return refuse2("return_forward", { given: request.to, phase: state.phase });
  return goBack(state, request.to, request.event, facts);
}
function failPhase(state, request, facts) {
  return goBack(state, state.phase, request.event, facts);
}
function goBack(state, phase, event, facts) {
  if (!facts.personSinceTransition && facts.config.approval !== "none") return refuse2("no_person_for_return", { event, phase: state.phase });
  const next = enter(state, phase, event, facts.config.maxRounds, facts.now);
  return accept(next, { transition: transition(state, next, event), needsBaseSnapshot: true });
}

// src/core/checkpoint/findings.ts
var MOST2 = 50;
var LONGEST3 = 4e3;
var KNOWN = "expected: C | H | M (= M1) | P (= M2) | L | I";
function isProblem(read2) {
  return "problem" in read2;
}
function readFindings(value) {
  if (!Array.isArray(value)) return { index: null, field: "findings", problem: `expected: a list of 0..${MOST2}` };
  if (value.length > MOST2) return { index: null, field: "findings", problem: `expected: a list of 0..${MOST2}, not ${value.length}` };
  const findings = [];
  for (const [index, item] of value.entries()) {
    const read2 = readFinding(item);
    if ("problem" in read2) return { index, ...read2 };
    findings.push(read2);
  }
  return { findings, counts: countBy(findings.map((finding) => finding.severity)) };
}
function readFinding(item) {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return { field: "finding", problem: "expected: {severity, description}" };
  const { severity: given, description, original: before2, downgrade_reason: reason } = item;
  const severity = letterOf(given);
  if (severity === null) return { field: "severity", problem: KNOWN };
  if (typeof description !== "string" || description.trim() === "") return { field: "description", problem: "expected: text" };
  const original = before2 === void 0 || before2 === null ? null : letterOf(before2);
  if (original === null && before2 !== void 0 && before2 !== null) return { field: "original", problem: KNOWN };
  const why = typeof reason === "string" && reason.trim() !== "" ? cut(reason, LONGEST3) : null;
  if (original !== null && isMilder(severity, original) && why === null) {
    return { field: "downgrade_reason", problem: `expected: text (${original} → ${severity})` };
  }
  return { severity, description: cut(description, LONGEST3), original, downgrade_reason: why };
}

// src/core/checkpoint/rules/rounds.ts
function startLoop(state, request, facts) {
  if (request.phase !== state.phase) return refuseOtherPhase(state, request.event, request.phase);
  if (!hasLoop(state.phase, facts.config)) return refuse2("phase_without_loop", { phase: state.phase });
  const begun = moved({ ...state, ...NO_LOOP, round: 0, roundLimit: facts.config.maxRounds }, "ralph_loop", facts.now);
  const next = { ...begun, times: { ...begun.times, loopStarted: facts.now, loopEnded: null } };
  return accept(next, { transition: transition(state, next, request.event) });
}
function countFindings(state, request, facts) {
  const refusal = refuseRound(state, request);
  if (refusal !== null) return refusal;
  const { findings } = request;
  if (!isProblem(findings)) return countRound({ ...state, byFindings: true }, request, findings.counts, facts);
  const { index, field, problem } = findings;
  const place = index === null ? field : `findings[${index}].${field}`;
  return refuse2("bad_finding", { place, problem, round: request.round }, [{ signal: "gpav-validation-failure", detail: { index, field, problem } }]);
}
function countTally(state, request, facts) {
  if (request.phase === state.phase && state.byFindings) return refuse2("tally_after_findings", { round: (state.round ?? 0) + 1, phase: state.phase });
  return refuseRound(state, request) ?? countRound(state, request, request.tally, facts);
}
function refuseRound(state, request) {
  if (request.phase !== state.phase) return refuseOtherPhase(state, request.event, request.phase);
  const expected = (state.round ?? 0) + 1;
  if (request.round !== expected) return refuse2("other_round", { event: request.event, given: request.round, expected });
  if (expected > state.roundLimit) return refuse2("round_limit", { limit: state.roundLimit, phase: state.phase });
  return null;
}
function countRound(state, request, counts, facts) {
  const isUnreviewed = !facts.reviewerDone && facts.config.review !== "off";
  const raises = isUnreviewed ? [unreviewed(state, request)] : [];
  if (isUnreviewed && facts.config.review === "block") return refuse2("no_reviewer", { round: request.round, event: request.event }, raises);
  const record3 = {
    round: request.round,
    counts,
    reported: request.event === "ralph_round_finding" ? "finding" : "tally",
    clean: isFreeOf(counts, facts.config.earlyStopCounts),
    at: facts.now
  };
  const next = { ...state, round: request.round, rounds: [...state.rounds, record3], times: { ...state.times, lastActivity: facts.now } };
  return accept(next, { raises, warnings: isUnreviewed ? [{ key: "unreviewed_round", params: { round: request.round } }] : [] });
}
function unreviewed(state, request) {
  return {
    signal: "ralph-round-complete-without-reviewer",
    detail: { round: request.round, reported_by: request.event, clean: cleanInARow(state.rounds), needed: CLEAN_ROUNDS_TO_STOP }
  };
}

// src/core/checkpoint/rules/runs.ts
function startRun(old, request, facts) {
  if (!facts.session.isRoot) return refuse2("subagent", { event: request.event });
  const next = newRun(request, facts);
  return accept(next, { transition: transition(old, next, request.event), needsBaseSnapshot: true });
}
function replaceRun(old, request, facts) {
  if (!facts.session.isRoot) return refuse2("subagent", { event: request.event });
  if (!request.force) return refuse2("run_is_live", { run: old.run_id, description: old.description, since: old.times.runStarted, phase: old.phase, status: old.status });
  if (facts.openBlocks > 0) return refuse2("force_with_open_blocks", { run: old.run_id, count: facts.openBlocks });
  if (!mayTakeOver(old, facts)) return refuse2("not_owner", { event: request.event, run: old.run_id });
  const archived = moved({ ...old, resumeTo: null }, "archived", facts.now);
  const next = newRun(request, facts);
  return accept(next, { archived, transition: transition(old, next, request.event), needsBaseSnapshot: true });
}
function pause(state, request, facts) {
  const next = { ...moved(state, "paused", facts.now), resumeTo: state.status };
  return accept(next, { transition: transition(state, next, request.event) });
}
function resume(state, request, facts) {
  if (!mayTakeOver(state, facts)) return refuseStranger(state, request.event, facts);
  const next = { ...moved(state, state.resumeTo ?? "active", facts.now), resumeTo: null, owner: facts.session.id };
  return accept(next, { transition: transition(state, next, request.event), warnings: takenOver(state, facts) });
}
function takeOver2(state, request, facts) {
  if (state.owner === facts.session.id) return refuse2("not_paused", { phase: state.phase, status: state.status });
  if (!mayTakeOver(state, facts)) return refuseStranger(state, request.event, facts);
  const next = { ...state, owner: facts.session.id, times: { ...state.times, lastActivity: facts.now } };
  return accept(next, { transition: transition(state, next, request.event), warnings: takenOver(state, facts) });
}
function refuseStranger(state, event, facts) {
  return refuse2(facts.session.isRoot ? "not_owner" : "subagent", { event, run: state.run_id });
}
function mayTakeOver(state, facts) {
  if (state.owner === facts.session.id) return true;
  return facts.session.isRoot && (facts.personInThisSession || facts.config.approval === "none");
}
function takenOver(state, facts) {
  return state.owner === facts.session.id ? [] : [{ key: "taken_over", params: { run: state.run_id, phase: state.phase } }];
}
function newRun(request, { now: now2, newRunId, session, config: config2 }) {
  return {
    ...NO_LOOP,
    run_id: newRunId,
    description: request.description,
    owner: session.id,
    phase: 0,
    status: "idle",
    totalPhases: request.totalPhases,
    completed: [],
    enteredBy: null,
    roundLimit: config2.maxRounds,
    resumeTo: null,
    articulations: [],
    times: { runStarted: now2, phaseEntered: null, loopStarted: null, loopEnded: null, lastTransition: now2, lastActivity: now2 }
  };
}

// src/core/checkpoint/machine.ts
var no2 = refuseNow;
var TABLE = {
  pipeline_start: { idle: replaceRun, active: replaceRun, ralph_loop: replaceRun, awaiting_approval: replaceRun, approved: replaceRun, complete: replaceRun, paused: replaceRun },
  phase_enter: { idle: enterPhase2, active: refuseEntry, ralph_loop: refuseEntry, awaiting_approval: refuseEntry, approved: refuseEntry, complete: enterPhase2, paused: no2 },
  why_articulation: { idle: no2, active: articulate, ralph_loop: no2, awaiting_approval: no2, approved: no2, complete: no2, paused: no2 },
  ralph_loop_start: { idle: no2, active: startLoop, ralph_loop: no2, awaiting_approval: startLoop, approved: startLoop, complete: no2, paused: no2 },
  ralph_round_finding: { idle: no2, active: no2, ralph_loop: countFindings, awaiting_approval: no2, approved: no2, complete: no2, paused: no2 },
  ralph_round_complete: { idle: no2, active: no2, ralph_loop: countTally, awaiting_approval: no2, approved: no2, complete: no2, paused: no2 },
  ralph_terminate: { idle: no2, active: no2, ralph_loop: terminate, awaiting_approval: no2, approved: no2, complete: no2, paused: no2 },
  user_approval: { idle: no2, active: approveActive, ralph_loop: no2, awaiting_approval: approveAfterLoop, approved: no2, complete: no2, paused: no2 },
  phase_complete: { idle: no2, active: refuseCompletion, ralph_loop: refuseCompletion, awaiting_approval: refuseCompletion, approved: completePhase, complete: no2, paused: no2 },
  phase_return: { idle: no2, active: returnToPhase, ralph_loop: returnToPhase, awaiting_approval: returnToPhase, approved: returnToPhase, complete: returnToPhase, paused: returnToPhase },
  phase_fail: { idle: no2, active: failPhase, ralph_loop: failPhase, awaiting_approval: failPhase, approved: failPhase, complete: failPhase, paused: failPhase },
  pipeline_pause: { idle: pause, active: pause, ralph_loop: pause, awaiting_approval: pause, approved: pause, complete: pause, paused: no2 },
  pipeline_resume: { idle: takeOver2, active: takeOver2, ralph_loop: takeOver2, awaiting_approval: takeOver2, approved: takeOver2, complete: takeOver2, paused: resume },
  test_evidence: { idle: record2, active: record2, ralph_loop: record2, awaiting_approval: record2, approved: record2, complete: record2, paused: record2 },
  TEST_RUN_COMPLETE: { idle: record2, active: record2, ralph_loop: record2, awaiting_approval: record2, approved: record2, complete: record2, paused: record2 }
};
var FOR_EVERYBODY = /* @__PURE__ */ new Set(["pipeline_start", "pipeline_resume", "test_evidence", "TEST_RUN_COMPLETE"]);
function step(state, request, facts) {
  if (!isLive(state)) return stepWithoutRun(state, request, facts);
  if (state.status === "suspended" || facts.openDecision) return refuse2("suspended", { event: request.event, run: state.run_id });
  if (state.owner !== facts.session.id && !FOR_EVERYBODY.has(request.event)) return refuseStranger(state, request.event, facts);
  return ruleFor(request.event, state.status)(state, request, facts);
}
function stepWithoutRun(state, request, facts) {
  if (request.event === "pipeline_start") return startRun(state, request, facts);
  if (request.event === "test_evidence" || request.event === "TEST_RUN_COMPLETE") return record2(state);
  return refuse2("no_run", { event: request.event });
}
function ruleFor(event, status) {
  return TABLE[event][status];
}

// src/core/checkpoint/request.ts
var TERMINATIONS = {
  early_stop: "early_stop",
  stop: "early_stop",
  gate_pass: "gate_pass",
  max_rounds: "max_rounds"
};
var LONGEST_TEXT = 4e3;
var MOST_PAYLOAD = 1e6;
var READERS4 = {
  pipeline_start: (f) => ({
    event: "pipeline_start",
    description: text2(f, "description"),
    totalPhases: f["totalPhases"] == null ? 6 : whole(f, "totalPhases", 5, 8),
    force: f["force"] === true || f["force"] === "true"
  }),
  phase_enter: (f) => ({ event: "phase_enter", phase: phaseOf(f) }),
  why_articulation: (f) => ({ event: "why_articulation", phase: phaseOf(f), articulation: text2(f, "articulation") }),
  ralph_loop_start: (f) => ({ event: "ralph_loop_start", phase: phaseOf(f) }),
  ralph_round_finding: (f) => ({
    event: "ralph_round_finding",
    phase: phaseOf(f),
    round: whole(f, "round", 1, 1e3),
    findings: readFindings(f["findings"])
  }),
  ralph_round_complete: (f) => ({ event: "ralph_round_complete", phase: phaseOf(f), round: whole(f, "round", 1, 1e3), tally: tallyOf(f) }),
  ralph_terminate: (f) => ({ event: "ralph_terminate", phase: phaseOf(f), termination: terminationOf(f) }),
  user_approval: (f) => ({ event: "user_approval", phase: phaseOf(f) }),
  phase_complete: (f) => ({ event: "phase_complete", phase: phaseOf(f) }),
  phase_return: (f) => ({ event: "phase_return", to: whole(f, "to", 1, 8), reason: text2(f, "reason") }),
  phase_fail: (f) => ({ event: "phase_fail", reason: text2(f, "reason") }),
  pipeline_pause: (f) => ({ event: "pipeline_pause", reason: optionalText(f, "reason") }),
  pipeline_resume: (f) => ({ event: "pipeline_resume", reason: optionalText(f, "reason") }),
  test_evidence: () => ({ event: "test_evidence" }),
  TEST_RUN_COMPLETE: () => ({ event: "TEST_RUN_COMPLETE" })
};
var EVENTS = Object.keys(READERS4);
function parsePayload(event, payload) {
  if (typeof event !== "string" || !Object.hasOwn(READERS4, event)) return invalid("unknown_event", { event: brief(event), events: EVENTS.join(", ") });
  const known2 = event;
  const isBare = known2 === "test_evidence" || known2 === "TEST_RUN_COMPLETE";
  const fields2 = isBare ? {} : fieldsOf2(payload);
  if (fields2 === null) return invalid("bad_payload", { event: known2 });
  try {
    return { kind: "ok", request: READERS4[known2](fields2) };
  } catch (error45) {
    if (error45 instanceof BadField) return invalid("bad_field", { event: known2, field: error45.field, problem: error45.message });
    return invalid("bad_payload", { event: known2 });
  }
}
var BadField = class extends Error {
  constructor(field, problem) {
    super(problem);
    this.field = field;
  }
  field;
};
function fieldsOf2(payload) {
  if (payload === void 0 || payload === null || payload === "") return {};
  const value = typeof payload === "string" ? parseJson(payload) : payload;
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}
function parseJson(payload) {
  if (payload.length > MOST_PAYLOAD) return null;
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}
function phaseOf(fields2) {
  return whole(fields2, "phase", 1, 8);
}
function whole(fields2, field, least, most) {
  const given = fields2[field];
  const value = typeof given === "string" && /^\d{1,4}$/.test(given.trim()) ? Number(given) : given;
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) {
    throw new BadField(field, `${least}..${most}`);
  }
  return value;
}
function text2(fields2, field) {
  const value = optionalText(fields2, field);
  if (value.trim() === "") throw new BadField(field, "text");
  return value;
}
function optionalText(fields2, field) {
  const value = fields2[field] ?? "";
  if (typeof value !== "string") throw new BadField(field, "text");
  return cut(value, LONGEST_TEXT);
}
function terminationOf(fields2) {
  const given = fields2["termination"];
  const termination = typeof given === "string" && Object.hasOwn(TERMINATIONS, given) ? TERMINATIONS[given] : void 0;
  if (termination === void 0) throw new BadField("termination", Object.keys(TERMINATIONS).join(" | "));
  return termination;
}
function tallyOf(fields2) {
  const tally = readTally(fields2["tally"]);
  if ("field" in tally) throw new BadField(tally.field, tally.problem);
  return tally.counts;
}
function invalid(key, params) {
  return { kind: "invalid", message: { key, params } };
}
function brief(value) {
  return typeof value === "string" ? cut(value, 60) : typeof value;
}

// src/core/messages/checkpoint.ts
var CHECKPOINT_TEXTS = {
  unknown_event: {
    en: "There is no checkpoint event {event}. Use one of: {events}.",
    zh: "没有名为 {event} 的检查点事件。请使用其中之一：{events}。"
  },
  bad_payload: {
    en: "The payload of {event} must be a JSON object, or a string that holds one. Send it again in that form.",
    zh: "{event} 的 payload 必须是 JSON 对象，或内含 JSON 对象的字符串。请按此格式重新发送。"
  },
  bad_field: {
    en: "{event}: the field {field} is missing or wrong. Expected: {problem}. Send the event again with it.",
    zh: "{event}：字段 {field} 缺失或有误。应为：{problem}。请补正后重新发送。"
  },
  no_run: {
    en: "{event}: there is no live run in this worktree. Call pipeline_start with a description first.",
    zh: "{event}：此工作树中没有进行中的流程。请先带 description 调用 pipeline_start。"
  },
  suspended: {
    en: "The run is suspended and accepts no event until a person has decided. Show the person the open decision and wait; `intervention decisions` lists it.",
    zh: "流程已挂起，在有人作出决定之前不接受任何事件。请把待决事项告知用户并等待；`intervention decisions` 可列出它。"
  },
  not_owner: {
    en: "{event}: run {run} belongs to another session. To go on with it here, let a person write a message in this session and call pipeline_resume; a person can end it with `intervention runs end`.",
    zh: "{event}：流程 {run} 属于另一个会话。若要在此继续，请让用户先在本会话发一条消息，再调用 pipeline_resume；用户也可用 `intervention runs end` 结束它。"
  },
  subagent: {
    en: "{event}: a subagent does not move the run. Report your result to the agent that started you; it makes the checkpoint.",
    zh: "{event}：子代理不能推进流程。请把结果报告给启动你的代理，由它来提交检查点。"
  },
  run_is_live: {
    en: "Run {run} ({description}) is live since {since}: phase {phase}, {status}. Go on with it, or let a person end it with `intervention runs end`; pipeline_start with force replaces it when nothing is open in it.",
    zh: "流程 {run}（{description}）自 {since} 起进行中：第 {phase} 阶段，{status}。请继续它，或由用户用 `intervention runs end` 结束；没有未决违规时，可用带 force 的 pipeline_start 替换它。"
  },
  force_with_open_blocks: {
    en: "Run {run} has {count} open violation(s) that block its gate, so force does not replace it. Put them right, or let a person end it with `intervention runs end`.",
    zh: "流程 {run} 还有 {count} 项阻断关口的未决违规，force 不能替换它。请先改正，或由用户用 `intervention runs end` 结束流程。"
  },
  not_now: {
    en: "{event} is not possible in phase {phase} while it is {status}. Possible next: {events}.",
    zh: "第 {phase} 阶段处于 {status} 时不能执行 {event}。接下来可以：{events}。"
  },
  other_phase: {
    en: "{event} names phase {given}, but the run is in phase {phase} ({status}). Name the right phase: the present one, or with phase_enter the one after it.",
    zh: "{event} 指的是第 {given} 阶段，而流程处于第 {phase} 阶段（{status}）。请写对阶段：当前阶段，或 phase_enter 时的下一阶段。"
  },
  gate_missing: {
    en: "{event} {given} is refused: phase {phase} is {status} and its gate still wants: {missing}. Possible next: {events}.",
    zh: "{event} {given} 被拒绝：第 {phase} 阶段为 {status}，其关口还缺：{missing}。接下来可以：{events}。"
  },
  phase_without_loop: {
    en: "Phase {phase} has no review loop. Ask the person for approval, then send user_approval.",
    zh: "第 {phase} 阶段没有评审循环。请先请用户批准，然后发送 user_approval。"
  },
  other_round: {
    en: "{event} names round {given}; the next round to report is {expected}. Send it with that number.",
    zh: "{event} 写的是第 {given} 轮；接下来应报告第 {expected} 轮。请用该轮次重新发送。"
  },
  round_limit: {
    en: "The limit of {limit} rounds in phase {phase} is reached. Send ralph_terminate: early_stop or gate_pass where the last rounds allow it, else max_rounds, which asks a person.",
    zh: "第 {phase} 阶段已达到 {limit} 轮上限。请发送 ralph_terminate：最近几轮允许时用 early_stop 或 gate_pass，否则用 max_rounds 交由用户决定。"
  },
  bad_finding: {
    en: "Round {round} is not counted: {place} is wrong ({problem}). Correct it and send the round again.",
    zh: "第 {round} 轮未计入：{place} 有误（{problem}）。请改正后重新提交本轮。"
  },
  tally_after_findings: {
    en: "Findings were submitted in this loop of phase {phase}, so your own tally does not count. Report round {round} with ralph_round_finding.",
    zh: "第 {phase} 阶段的本次循环已提交过 findings，因此你自己的计数不再有效。请用 ralph_round_finding 报告第 {round} 轮。"
  },
  no_reviewer: {
    en: "Round {round} is not counted: no reviewer was seen. Start a task that reads the work of this phase and changes nothing, wait until it has ended, then send {event} again.",
    zh: "第 {round} 轮未计入：没有看到评审者。请启动一个只阅读本阶段成果而不做修改的 task，等它结束后再发送 {event}。"
  },
  unreviewed_round: {
    en: "Round {round} was counted although no reviewer was seen. Start a task that reads the work before the next round.",
    zh: "没有看到评审者，第 {round} 轮仍已计入。下一轮之前请启动一个阅读成果的 task。"
  },
  too_few_clean: {
    en: "The loop cannot end with {termination}: {rounds} round(s) counted, the newest {clean} clean, limit {limit}. Run further reviewed rounds until the newest {needed} are clean (early_stop); from 5 rounds on one without C, H and M is enough (gate_pass).",
    zh: "循环不能以 {termination} 结束：已计 {rounds} 轮，最近连续 {clean} 轮无问题，上限 {limit} 轮。请继续有评审者的轮次，直到最近 {needed} 轮无问题（early_stop）；满 5 轮后，最新一轮没有 C、H、M 即可（gate_pass）。"
  },
  can_end_cleanly: {
    en: "Nothing is left that a person would have to decide in phase {phase}. Send ralph_terminate with {termination}.",
    zh: "第 {phase} 阶段没有需要用户决定的遗留问题。请以 {termination} 发送 ralph_terminate。"
  },
  review_is_stale: {
    en: "The work of phase {phase} changed after the last counted round. Have it reviewed once more and report round {round}.",
    zh: "第 {phase} 阶段的成果在最后计入的一轮之后又有改动。请再评审一次并报告第 {round} 轮。"
  },
  no_person: {
    en: "No message of a person has arrived since the work of phase {phase} was ready. Show the result, ask for approval and wait; send user_approval after the answer.",
    zh: "第 {phase} 阶段的成果完成后还没有收到用户的消息。请展示结果、请求批准并等待；得到答复后再发送 user_approval。"
  },
  no_person_for_return: {
    en: "{event} in phase {phase} needs a person's word: no message has arrived since the last step. Explain why and wait for the answer, then send it again.",
    zh: "在第 {phase} 阶段执行 {event} 需要用户同意：自上一步以来没有收到用户消息。请说明原因并等待答复，然后重新发送。"
  },
  return_forward: {
    en: "phase_return leads back only: {given} lies after phase {phase}. Name the present phase or an earlier one.",
    zh: "phase_return 只能往回：{given} 在第 {phase} 阶段之后。请指定当前或更早的阶段。"
  },
  not_paused: {
    en: "The run is not paused (phase {phase}, {status}). Go on with the next event of that phase.",
    zh: "流程并未暂停（第 {phase} 阶段，{status}）。请继续该阶段的下一个事件。"
  },
  taken_over: {
    en: "This session has taken over run {run} in phase {phase}. Read the state before you go on.",
    zh: "本会话已接管流程 {run}（第 {phase} 阶段）。继续之前请先查看状态。"
  },
  articulation_short: {
    en: "Recorded, but thin: {length} characters of at least {least}. Say what the work protects, its key risks, and why it works.",
    zh: "已记录，但过于单薄：{length} 个字符，至少应有 {least} 个。请说明它保护什么、主要风险、为何有效。"
  },
  articulation_thin: {
    en: "Recorded, but something is missing: {missing}. Say what the work protects, its key risks, and why it works.",
    zh: "已记录，但缺少：{missing}。请说明它保护什么、主要风险、为何有效。"
  },
  report_proves_nothing: {
    en: "Recorded. A report proves nothing: run the tests with the shell, so that the run itself is seen.",
    zh: "已记录。自我报告不能作为证据：请在 shell 中运行测试，使运行本身被观察到。"
  }
};
function sayCheckpoint(message, language) {
  return fill(CHECKPOINT_TEXTS[message.key], message.params, language);
}

// src/run/batch.ts
var NOTHING3 = { batchId: null, ids: [], run: null, result: null, problem: null, changedSources: false };
var OWN_DOCUMENTS = /* @__PURE__ */ new Set(["MISSING_KI_DOC", "KI_DOC_OUTDATED", "MISSING_KI_ASSESSMENT"]);
async function sendDue(worktree, section, trigger, actor) {
  const due = dueOf(section.live.open);
  if (due.length === 0) return NOTHING3;
  const request = requestOf(worktree, section, trigger, due.map(({ entry }) => entry));
  const ids = due.map(({ entry }) => entry.id);
  const answer = await worktree.services.engine.intervene(request);
  if (answer.kind === "unavailable" || answer.result.status === "empty") {
    const problem = answer.kind === "unavailable" ? answer : { code: answer.result.error?.code ?? "internal", message: answer.result.error?.message ?? "" };
    return withoutEngine(section, actor, request, ids, problem);
  }
  await takeOver3(worktree, section, actor, answer.result);
  return { batchId: request.batch_id, ids, run: request.run, result: answer.result, problem: null, changedSources: changesSources(answer.result) };
}
function withoutEngine(section, actor, request, ids, problem) {
  section.log({ event: "degraded", signal: null, severity: "warn", actor, files: [], detail: { what: "engine", code: problem.code, message: problem.message.slice(0, 500) } });
  section.settle(settleAlone(section.live.open), actor);
  return { batchId: request.batch_id, ids, run: request.run, result: null, problem: { code: problem.code, message: problem.message }, changedSources: false };
}
async function takeOver3(worktree, section, actor, result) {
  section.log({ event: "intervention", signal: null, severity: "info", actor, files: [], detail: { result } });
  section.settle(settle(section.live.open, result), actor);
  if (result.status === "degraded") section.log({ event: "degraded", signal: null, severity: "warn", actor, files: [], detail: { what: "engine", code: "partly_failed", message: `${result.counts.failed} of ${result.counts.received} violations failed` } });
  if (result.pipeline_action === "suspend") section.update({ pipeline: suspend(section.live.pipeline, worktree.services.now()) });
  section.update({ issues: [...section.live.issues, ...interventionsOf(result, section, worktree.services.now())] });
  if (!changesSources(result)) return;
  await observe(worktree, section, actor);
  section.update({ evidence: noteUndone(section.live.evidence, section.tick()) });
}
var changesSources = (result) => result.results.some(({ files: files2 }) => files2.some(({ outcome }) => outcome === "quarantined" || outcome === "restored"));
function interventionsOf(result, section, now2) {
  return result.results.filter(({ action, violation_type, success: success2 }) => success2 && action !== "instruct" && violation_type !== null && !OWN_DOCUMENTS.has(violation_type)).map(({ violation_type, operation_id, action, files: files2, instruction }) => ({
    ts: now2,
    severity: "M",
    title: `${violation_type}: ${action}${operation_id === null ? "" : ` (${operation_id})`}`,
    phase: section.live.pipeline.phase,
    raised_in: "intervention",
    files: files2.map(({ path: path16 }) => path16).slice(0, 50),
    description: instruction.slice(0, 1e3),
    why_deferred: null,
    plan: null
  }));
}
function requestOf(worktree, section, trigger, violations) {
  const { live } = section;
  const { pipeline, config: config2 } = live;
  return {
    v: 1,
    batch_id: worktree.services.uuid(),
    sent_at: worktree.services.now(),
    trigger,
    project: projectOf(worktree),
    run: runOf2(section),
    policy: { preset: config2.preset, ladders: config2.ladders, language: config2.language },
    violations: violations.filter((entry) => typeOf(entry) !== void 0 && entry.run_id === pipeline.run_id)
  };
}
var projectOf = (worktree) => ({ root: worktree.place.root, project_id: digest(worktree.place.root).slice(0, 16) });
function runOf2(section) {
  const { pipeline, base, evidence: evidence2, touched, config: config2 } = section.live;
  return {
    run_id: pipeline.run_id,
    description: pipeline.description,
    session_id: pipeline.owner,
    phase: pipeline.phase,
    phase_status: pipeline.status,
    round: pipeline.round,
    max_phase: pipeline.totalPhases,
    base_snapshot: base.snapshot,
    boundary_commit: base.head,
    green_snapshot: evidence2.green?.snapshot ?? null,
    touched: Object.entries(touched).map(([path16, { first: first2, last }]) => ({ path: path16, first_ts: first2, last_ts: last })),
    known_issues: config2.knownIssues,
    tallies: pipeline.rounds.map(({ round, counts }) => ({ round, ...counts })),
    log: section.state.log
  };
}

// src/run/findings.ts
var MOST_ISSUES = 500;
var TITLE = 120;
function recordFindings(worktree, section, actor, request) {
  if (request.event === "ralph_round_complete") section.update({ lastTally: request.tally });
  if (request.event !== "ralph_round_finding" || !("findings" in request.findings)) return;
  const { findings, counts } = request.findings;
  section.update({ lastTally: counts });
  section.raise("ralph-round-finding-valid-submission", { round: request.round, counts }, [], actor);
  const proposals = findings.filter(({ severity }) => severity === "P");
  if (proposals.length > 0) section.raise("ralph-round-finding-severity-p", { round: request.round, findings: proposals }, [], actor);
  const now2 = worktree.services.now();
  const issues = findings.filter(({ severity }) => severity !== "I").map(({ severity, description }) => ({
    ts: now2,
    severity,
    title: description.split("\n")[0]?.slice(0, TITLE) ?? "",
    phase: request.phase,
    raised_in: `review round ${request.round}`,
    files: [],
    description,
    why_deferred: null,
    plan: null
  }));
  section.update({ issues: [...section.live.issues, ...issues].slice(-MOST_ISSUES) });
}

// src/run/relook.ts
async function relook(worktree, section, actor) {
  const gone = [];
  for (const one of section.live.open) {
    if (one.decision === null && await isGone(worktree, section, one)) gone.push(one.entry.id);
  }
  if (gone.length > 0) section.settle(resolve(section.live.open, gone, "gone"), actor);
  await relookUnowned(worktree, section);
}
async function relookUnowned(worktree, section) {
  const { manifest, live } = section;
  if (manifest === null || live.unattributed.length === 0) return;
  const still = await offending(worktree, section, manifest, live.unattributed, live.pipeline.phase, /* @__PURE__ */ new Set());
  section.update({ unattributed: live.unattributed.filter((name) => still.has(name)) });
}
async function isGone(worktree, section, { entry }) {
  const { kind } = rowOf(entry);
  if (kind === "passing" || kind === "protocol") return false;
  return kind === "file" ? areFilesRight(worktree, section, entry) : isCauseGone(worktree, section, entry);
}
async function areFilesRight(worktree, section, entry) {
  const { manifest } = section;
  if (manifest === null) return false;
  return (await offending(worktree, section, manifest, entry.files, entry.phase, /* @__PURE__ */ new Set())).size === 0;
}
async function isCauseGone(worktree, section, entry) {
  const { live } = section;
  switch (entry.signal) {
    case "write-business-code-without-test-file":
      return (await untested(worktree, section)).every(({ path: path16 }) => !entry.files.includes(path16));
    case "test-runner-exit-nonzero-was-passing": {
      const { tests: tests2, command } = entry.detail;
      return isHealed(live.evidence, tests2, commandKey({ command, package: null }));
    }
    case "no-phase-advance-without-gate":
      return isNothingMissing(entry.detail.missing, await missingNow(worktree, section));
    case "ralph-round-complete-without-reviewer":
      return live.pipeline.status !== "ralph_loop" || (entry.detail.reported_by === "ralph_terminate" ? canStopEarly(live.pipeline) : isReviewed(worktree, section));
    case "phase-complete-dirty-tree":
    case "review-uncommitted":
      return uncommitted(worktree, section).length === 0;
    case "phase-complete-no-ki-doc":
      return documentOf(worktree, section) !== null;
    case "phase-complete-outdated-ki-doc":
      return outdatedIssues(worktree, section).length === 0;
    case "phase-complete-no-assessment":
      return !lacksAssessment(worktree, section, entry.detail.boundary);
    case "file-too-large":
      return !tooLarge(worktree, section).some(({ path: path16 }) => path16 === entry.detail.path);
    default:
      return false;
  }
}
var isNothingMissing = (wanted, missing) => wanted.every((part) => !missing.includes(part));

// src/run/waiting.ts
var LIMIT_MS2 = 3e4;
var NAMED_LIMIT_MS = 2e3;
var STEP_MS = 50;
async function waitForCalls(worktree, actor) {
  for (let waited = 0; ; waited += STEP_MS) {
    const busy = busyCalls(worktree, actor);
    if (waited >= NAMED_LIMIT_MS) {
      for (const call of busy) if (call.files !== null) worktree.callFailed(call.session, call.call);
    }
    if (busy.length === 0) return [];
    if (waited >= LIMIT_MS2) return busy.map(nameOf4);
    await new Promise((resolve2) => setTimeout(resolve2, STEP_MS));
  }
}
function busyCalls(worktree, actor) {
  const isBusy = (call) => !worktree.failed.has(keyOfCall(call.session, call.call));
  return [...worktree.inFlight.values()].filter((call) => isBusy(call) && (call.session !== actor.session || call.call !== actor.call));
}
var nameOf4 = ({ tool, command, files: files2 }) => `${tool} ${command?.slice(0, 60) ?? files2?.join(" ") ?? ""}`.trim();

// src/run/checkpoint.ts
var FOUR_HOURS_MS = 4 * 60 * 60 * 1e3;
async function checkpoint(worktree, actor, event, payload) {
  const language = worktree.config().language;
  try {
    const parsed = parsePayload(event, payload);
    if (parsed.kind === "invalid") return render({ ok: false, guidance: sayCheckpoint(parsed.message, language) }, worktree.peek().run, null);
    if (worktree.isOff()) return render({ ok: false, guidance: runText("switched_off", {}, language) }, null, null);
    const late = await waitForCalls(worktree, actor);
    if (late.length > 0) return render({ ok: false, guidance: runText("calls_in_flight", { calls: late.join(", "), event: parsed.request.event }, language) }, worktree.peek().run, null);
    return await worktree.section((section) => new Checkpoint(worktree, section, actor, parsed.request, language).answer());
  } catch (error45) {
    const problem = error45 instanceof Error ? error45.message : String(error45);
    return render({ ok: false, guidance: runText("guard_failed", { problem }, language) }, null, null);
  }
}
var Checkpoint = class {
  constructor(worktree, section, actor, request, language) {
    this.worktree = worktree;
    this.section = section;
    this.actor = actor;
    this.request = request;
    this.language = language;
  }
  worktree;
  section;
  actor;
  request;
  language;
  #warnings = [];
  #last = null;
  get event() {
    return this.request.event;
  }
  async answer() {
    if (this.section.run !== null) await carryOut(this.worktree, this.section);
    if (this.section.run === null) return this.#withoutRun();
    if (this.section.live.pipeline.status === "suspended" || openDecision(this.worktree) !== null) return this.#suspended();
    this.section.update({ checkpoints: this.section.live.checkpoints + 1 });
    const isRead = await observe(this.worktree, this.section, this.actor);
    if (!isRead) return this.#render({ ok: false, guidance: this.#say("tree_unreadable", { event: this.event }) });
    this.#reopenReview();
    return this.#inRun();
  }
  // ---- without a run
  async #withoutRun() {
    const outcome = step(null, this.request, this.#factsWithoutRun());
    if (outcome.kind === "refused") return this.#render({ ok: false, guidance: sayCheckpoint(outcome.message, this.language) });
    if (outcome.next === null) return this.#render({ ok: true });
    return this.#begin(outcome, outcome.next);
  }
  async #begin(outcome, next) {
    const run = await beginRun(this.worktree, next);
    if (run === null) return this.#render({ ok: false, guidance: this.#say("not_a_repository", {}) });
    this.section.state = { ...this.section.state, run, log: { lines: 0, head: null } };
    logLive(this.worktree, this.section, this.actor);
    if (run.base.snapshot === null) this.#warnings.push(this.#say("base_unavailable", { message: "the engine is unavailable" }));
    if (run.loosened.length > 0) this.#warnings.push(this.#say("loosened", { keys: run.loosened.join(", ") }));
    this.#logTransition(outcome);
    return this.#finish(true, outcome, { batchId: null, ids: [], run: null, result: null, problem: null, changedSources: false }, {});
  }
  #factsWithoutRun() {
    const { config: config2 } = this.worktree.services.config.read();
    return {
      now: this.worktree.services.now(),
      newRunId: this.worktree.services.uuid(),
      session: { id: this.actor.session, isRoot: this.worktree.isRoot(this.actor.session) },
      personSinceLoopEnd: false,
      personSincePhaseEnter: false,
      personSinceTransition: false,
      personInThisSession: false,
      reviewerDone: false,
      openBlocks: 0,
      openDecision: false,
      config: machineConfig({ live: { config: config2 } })
    };
  }
  // ---- in a run
  #suspended() {
    const file2 = openDecision(this.worktree);
    return this.#render({ ok: false, guidance: sayCheckpoint({ key: "suspended", params: { event: this.event, run: this.section.live.pipeline.run_id } }, this.language), decision: file2 === null ? null : askedOf(file2) });
  }
  /** Work that changed after its last counted round is not reviewed, whatever was said about it before. */
  #reopenReview() {
    const { pipeline } = this.section.live;
    const isCounted = hasLoop(pipeline.phase, machineConfig(this.section)) && this.section.live.config.checks.review !== "off";
    if (!isCounted || !isReviewOutdated(this.worktree, this.section)) return;
    const next = reopenLoop(pipeline, this.worktree.services.now());
    if (next === pipeline) return;
    this.section.update({ pipeline: next, marks: { ...this.section.live.marks, loopEnd: 0 } });
    this.section.log({ event: "transition", signal: null, severity: "info", actor: this.actor, files: [], detail: { from: nameOf2(pipeline), to: nameOf2(next), event: "work_changed", approved_by: null } });
    this.#warnings.push(this.#say("review_reopened", {}));
  }
  async #inRun() {
    await relook(this.worktree, this.section, this.actor);
    const outcome = step(this.section.live.pipeline, this.request, this.#facts());
    if (outcome.kind === "accepted" && outcome.archived !== null && outcome.next !== null) return this.#replace(outcome, outcome.next);
    this.#raiseAll(outcome.raises.map(({ signal, detail }) => ({ signal, detail, files: [] })));
    if (outcome.kind === "accepted") {
      recordFindings(this.worktree, this.section, this.actor, this.request);
      this.#raiseAll(await checksOf(this.worktree, this.section, this.event));
    }
    this.#strikeAgain();
    this.#noteCycle();
    this.#noteBlockedGate();
    const before2 = this.section.live.pipeline;
    const sent = await sendDue(this.worktree, this.section, this.event, this.actor);
    if (sent.problem !== null) this.#warnings.push(this.#say("engine_unavailable", sent.problem));
    if (sent.ids.length > 0) await relook(this.worktree, this.section, this.actor);
    return this.#close(outcome, before2, sent);
  }
  #facts() {
    const { live } = this.section;
    const { marks, persons: persons2, pipeline } = live;
    const spoken = persons2[pipeline.owner] ?? 0;
    return {
      now: this.worktree.services.now(),
      newRunId: this.worktree.services.uuid(),
      session: { id: this.actor.session, isRoot: this.worktree.isRoot(this.actor.session) },
      personSinceLoopEnd: marks.loopEnd > 0 && spoken > marks.loopEnd,
      personSincePhaseEnter: spoken > marks.phaseEnter,
      personSinceTransition: spoken > marks.transition,
      personInThisSession: (persons2[this.actor.session] ?? 0) > 0,
      reviewerDone: isReviewed(this.worktree, this.section),
      openBlocks: live.open.filter(({ entry }) => entry.severity === "block").length,
      openDecision: false,
      config: machineConfig(this.section)
    };
  }
  async #replace(outcome, next) {
    const older = this.section.live.open;
    this.#logTransition({ ...outcome, transition: { from: nameOf2(this.section.live.pipeline), to: nameOf2(outcome.archived), event: this.event, approved_by: null } });
    this.section.state = ended(this.section.state, this.worktree.services.now());
    const answer = await this.#begin(outcome, next);
    if (this.section.run !== null) {
      for (const { entry } of older) if (entry.signal !== null) this.section.raise(entry.signal, { ...entry.detail, repeats: null }, entry.files, this.actor, { severity: entry.severity });
    }
    return answer;
  }
  /** A condition that is open already is not logged twice; at its own gate the same condition is the next strike. */
  #raiseAll(findings) {
    for (const finding of findings) {
      const open = this.section.live.open.find(({ entry }) => entry.signal === finding.signal && sameFiles(entry.files, finding.files));
      if (open === void 0) this.section.raise(finding.signal, finding.detail, finding.files, this.actor, finding.severity === void 0 ? {} : { severity: finding.severity });
      else if (open.answered && open.decision === null && isGate(this.event)) this.section.raiseAgain(open, this.actor, finding.detail);
    }
  }
  #strikeAgain() {
    if (!isGate(this.event)) return;
    for (const one of struckAgain(this.section.live.open, this.event, this.section.live.waived)) this.section.raiseAgain(one, this.actor);
  }
  /** The same refusal between three of the last ten checkpoints: the agent does not take no for an answer. */
  #noteCycle() {
    const { refusals, checkpoints } = this.section.live;
    for (const [signal, at] of Object.entries(refusals)) {
      const recent = at.filter((round) => round > checkpoints - WINDOW);
      if (recent.length < CYCLE) continue;
      this.section.raise("same-violation-3-in-10-rounds", { violation_type: SIGNALS[signal].violation_type, count: recent.length, window: WINDOW }, [], this.actor);
      this.section.update({ refusals: { ...this.section.live.refusals, [signal]: [] } });
    }
  }
  /** A gate that is tried although an earlier answer has named what holds it. */
  #noteBlockedGate() {
    if (!isGate(this.event)) return;
    const known2 = blockersOf(this.section.live.open, this.event, this.section.live.waived).filter(({ entry, seen: seen2 }) => seen2 || firstOf(entry) !== entry.id);
    if (known2.length === 0) return;
    this.section.raise("violation-gate-block", { open: known2.map(({ entry }) => ({ id: entry.id, violation_type: typeOf(entry) })) }, [], this.actor);
  }
  // ---- the end of it
  async #close(outcome, before2, sent) {
    if (outcome.kind === "refused") return this.#finish(false, outcome, sent, { guidance: sayCheckpoint(outcome.message, this.language) });
    const shut2 = this.#shut(outcome, sent);
    if (shut2 !== null) return this.#finish(false, outcome, sent, { guidance: shut2 });
    const isStopped = sent.result?.pipeline_action === "suspend" && !outcome.needsDecision;
    await this.#commit(outcome, before2);
    return this.#finish(!isStopped, outcome, sent, isStopped ? { guidance: this.#say("suspended_now", { event: this.event }) } : {});
  }
  /** Why the gate does not open, or null. */
  #shut(outcome, sent) {
    if (outcome.needsDecision && this.#asksPerson() && sent.result?.pipeline_action !== "suspend") return this.#say("decision_needs_engine", { event: this.event });
    if (!isGate(this.event) || this.section.live.config.preset === "advise") return null;
    const blockers = blockersOf(this.section.live.open, this.event, this.section.live.waived);
    if (blockers.length > 0) return this.#say("gate_closed", { event: this.event, violations: blockers.map(({ entry }) => named(typeOf(entry), entry.files)).join("; ") });
    if (sent.changedSources) return this.#say("gate_changed_sources", { event: this.event });
    const { unattributed } = this.section.live;
    if (this.event === "phase_complete" && unattributed.length > 0) return this.#say("gate_unattributed", { paths: unattributed.join(", "), first: unattributed[0] ?? "", event: this.event });
    return null;
  }
  async #commit(outcome, before2) {
    if (outcome.next === null) return;
    const seq = this.section.tick();
    const next = this.#landing(outcome.next, outcome);
    this.section.update({ pipeline: next, marks: marksAfter(this.section.live.marks, before2, outcome.next, seq) });
    for (const warning of outcome.warnings) this.#warnings.push(sayCheckpoint(warning, this.language));
    this.#logTransition(outcome);
    if (outcome.needsBaseSnapshot) {
      const { problem } = await enterPhase(this.worktree, this.section);
      if (problem !== null) this.#warnings.push(this.#say("base_unavailable", { message: problem }));
    }
    if (!isLive(outcome.next)) {
      this.#last = outcome.next;
    }
  }
  /** Where the event leads, unless the batch has stopped the run: then it goes on from there once a person has decided. */
  #landing(next, outcome) {
    const now2 = this.worktree.services.now();
    if (outcome.needsDecision && !this.#asksPerson()) return applyDecision(next, "accept_rounds", now2).next;
    return this.section.live.pipeline.status === "suspended" ? suspend(next, now2) : next;
  }
  /** Rounds that ran out are a person's to decide, unless the configuration makes them no more than a warning. */
  #asksPerson() {
    return severityOf("ralph-rounds-exceeded", this.section.live.config) === "block";
  }
  #logTransition(outcome) {
    if (outcome.transition !== null) this.section.log({ event: "transition", signal: null, severity: "info", actor: this.actor, files: [], detail: outcome.transition });
  }
  #finish(ok, outcome, sent, more) {
    const { live } = this.section;
    this.section.log({
      event: "checkpoint",
      signal: null,
      severity: "info",
      actor: this.actor,
      files: [],
      detail: {
        event: this.event,
        accepted: outcome.kind === "accepted" && ok,
        batch_id: sent.batchId,
        sent: sent.ids,
        run: sent.run ?? runOf2(this.section),
        policy: { preset: live.config.preset, ladders: live.config.ladders, language: live.config.language },
        project: projectOf(this.worktree)
      }
    });
    this.section.update({ open: live.open.map((one) => ({ ...one, seen: true })) });
    this.#warnAboutConfig();
    const violation = live.open.find(({ entry }) => entry.severity === "block") ?? live.open.find(({ entry }) => entry.severity === "warn");
    const text3 = this.#render({
      ok,
      ...more,
      ...violation === void 0 ? {} : { violation },
      instructions: instructionsOf(sent.result),
      decision: sent.result?.decision ?? null,
      intervention: sent.result
    });
    if (this.#last !== null) this.section.state = ended(this.section.state, this.worktree.services.now());
    return text3;
  }
  #warnAboutConfig() {
    const { live } = this.section;
    const read2 = this.worktree.services.config.read();
    if (read2.sha !== live.configSha) this.#warnings.push(this.#say("config_changed", {}));
    this.#warnings.push(...read2.warnings, ...this.worktree.takeNotices());
    if (Date.parse(this.worktree.services.now()) - Date.parse(live.pipeline.times.lastActivity) > FOUR_HOURS_MS) this.#warnings.push(this.#say("idle_run", {}));
  }
  #render(answer) {
    return render({ ...answer, warnings: [...answer.warnings ?? [], ...this.#warnings] }, this.section.run, this.#last);
  }
  #say(key, params) {
    return runText(key, params, this.language);
  }
};
var WINDOW = 10;
var CYCLE = 3;
var sameFiles = (a, b) => b.length === 0 || b.some((name) => a.includes(name));
var named = (type, files2) => files2.length === 0 ? type : `${type} (${files2.slice(0, 5).join(", ")}${files2.length > 5 ? ", …" : ""})`;
function marksAfter(marks, before2, next, seq) {
  const changed = nameOf2(before2) !== nameOf2(next);
  return {
    ...marks,
    transition: changed ? seq : marks.transition,
    lastRound: next.rounds.length > before2.rounds.length ? seq : marks.lastRound,
    loopStart: next.status === "ralph_loop" && before2.status !== "ralph_loop" ? seq : marks.loopStart,
    loopEnd: next.status === "awaiting_approval" && before2.status !== "awaiting_approval" ? seq : next.status === "ralph_loop" ? 0 : marks.loopEnd
  };
}

// src/run/sessions.ts
async function noteMessage(worktree, session, isSpoken2) {
  if (!isSpoken2 || !worktree.isRoot(session) || worktree.peek().run === null) return;
  await worktree.section(async (section) => {
    if (section.run === null) return;
    const seq = section.tick();
    section.update({ persons: { ...section.live.persons, [session]: seq } });
  });
}
function teach(worktree, session) {
  const { run } = worktree.peek();
  const language = worktree.config().language;
  if (run === null || !isLive(run.pipeline)) return session !== null && worktree.skilled.has(session) ? [teachingText("start", {}, language)] : [];
  const { phase, status } = run.pipeline;
  const events = nextEvents(run.pipeline, machineConfig({ live: run })).join(", ");
  const question = openDecision(worktree)?.question ?? "";
  const key = status === "suspended" ? "suspended" : status === "paused" ? "paused" : phase < 4 ? "documents" : phase === 4 ? "tests" : "code";
  return [teachingText(key, { phase, status, events, question }, language)];
}

// src/run/trouble.ts
var READING = /* @__PURE__ */ new Set(["read", "glob", "grep", "list", "question", "todowrite", "todoread", "skill", "webfetch", "lsp", "tdd_checkpoint", "task"]);
function failed(worktree, call, error45) {
  const problem = error45 instanceof Error ? error45.message : String(error45);
  if (READING.has(call.tool) || !isAtStake(worktree)) return null;
  return runText("guard_failed", { problem }, "en");
}
function isAtStake(worktree) {
  try {
    return !worktree.services.store.isReadable() || worktree.peek().run !== null;
  } catch {
    return true;
  }
}

// src/opencode/plugin.ts
var fieldsOf3 = (value) => typeof value === "object" && value !== null ? value : {};
var textOf2 = (value) => typeof value === "string" ? value : "";
function hooksOf(worktree, once, sessionOf2) {
  return {
    "tool.execute.before": async (input, output) => {
      const call = callOf(input, fieldsOf3(output)["args"]);
      if (!once.isFirst("before", output)) return;
      const refusal = await beforeCall(worktree, call).catch((error45) => failed(worktree, call, error45));
      if (refusal !== null) throw new Error(refusal);
    },
    "tool.execute.after": async (input, output) => {
      const call = callOf(input, fieldsOf3(input)["args"]);
      if (!once.isFirst("after", output)) return;
      const { output: text3, metadata } = fieldsOf3(output);
      await afterCall(worktree, call, { output: textOf2(text3), metadata: fieldsOf3(metadata) }).catch((error45) => failed(worktree, call, error45));
    },
    "chat.message": async (input, output) => {
      if (!once.isFirst("message", output)) return;
      const session = textOf2(fieldsOf3(input)["sessionID"]);
      await learnSession(worktree, session, sessionOf2);
      await noteMessage(worktree, session, isSpoken(fieldsOf3(output)["parts"])).catch(() => {
      });
    },
    "shell.env": async (input, output) => {
      const { sessionID, callID } = fieldsOf3(input);
      const { env } = fieldsOf3(output);
      if (typeof callID === "string" && typeof env === "object" && env !== null) Object.assign(env, shellMark(textOf2(sessionID), callID));
    },
    "experimental.chat.system.transform": async (input, output) => {
      const { system } = fieldsOf3(output);
      if (!Array.isArray(system) || !once.isFirst("system", system)) return;
      system.push(...teach(worktree, textOf2(fieldsOf3(input)["sessionID"]) || null));
    },
    event: async (input) => noteEvent(worktree, fieldsOf3(fieldsOf3(input)["event"])),
    tool: { tdd_checkpoint: checkpointTool(worktree) }
  };
}
function hooksWithoutTree() {
  return { tool: { tdd_checkpoint: toolOf("en", async () => render({ ok: false, guidance: runText("not_a_repository", {}, "en") }, null, null)) } };
}
function callOf(input, args) {
  const { tool, sessionID, callID } = fieldsOf3(input);
  return { tool: textOf2(tool), session: textOf2(sessionID), call: textOf2(callID), args };
}
function checkpointTool(worktree) {
  return toolOf(worktree.config().language, async (args, context) => {
    const { sessionID, callID } = context;
    const actor = { session: textOf2(sessionID), call: textOf2(callID) || null, tool: "tdd_checkpoint", command: null };
    return checkpoint(worktree, actor, args["event"], args["payload"]);
  });
}
function toolOf(language, execute) {
  return {
    description: teachingText("tool", {}, language),
    args: { event: external_exports.string(), payload: external_exports.union([external_exports.string(), external_exports.record(external_exports.string(), external_exports.unknown())]).optional() },
    execute: (args, context) => execute(fieldsOf3(args), fieldsOf3(context))
  };
}
function isSpoken(parts2) {
  return Array.isArray(parts2) && parts2.map(fieldsOf3).some((part) => part["type"] === "text" && part["synthetic"] !== true && textOf2(part["text"]).trim() !== "");
}
async function learnSession(worktree, session, sessionOf2) {
  if (session === "" || worktree.parents.has(session)) return;
  const known2 = await sessionOf2(session).catch(() => void 0);
  if (known2 !== void 0) noteSession(worktree, session, known2.parentID, known2.version);
}
function noteSession(worktree, session, parent, version2) {
  worktree.parents.set(session, typeof parent === "string" ? parent : null);
  if (typeof version2 === "string") worktree.hostVersion = version2;
}
function noteEvent(worktree, event) {
  const properties = fieldsOf3(event["properties"]);
  if (event["type"] === "session.created") {
    const { id, parentID, version: version2 } = fieldsOf3(properties["info"]);
    if (typeof id === "string") noteSession(worktree, id, parentID, version2);
  }
  if (event["type"] !== "message.part.updated") return;
  const { type, sessionID, callID, state } = fieldsOf3(properties["part"]);
  if (type === "tool" && fieldsOf3(state)["status"] === "error") worktree.callFailed(textOf2(sessionID), textOf2(callID));
}

// src/run/wiring.ts
import os4 from "node:os";
import path15 from "node:path";

// src/core/config.ts
import { createHash as createHash3 } from "node:crypto";

// src/core/config/defaults.ts
var DEFAULTS = {
  enabled: true,
  language: "en",
  preset: "standard",
  ladders: {},
  checks: {
    business_code: "block",
    modified_test: "block",
    missing_test: "block",
    regression: "block",
    review: "block",
    review_prompt: "block",
    test_evidence: "block",
    commit: "block",
    commit_rounds: "warn",
    known_issues: "warn",
    assessment: "warn",
    file_size: "warn"
  },
  approval: "every_phase",
  paths: { test: [], business: [], ignore: [], deliverables: {} },
  testCommands: [],
  testReports: [],
  loopPhases: { ralph: [1, 2, 3, 4, 5], followup: [6, 7, 8] },
  maxRounds: 10,
  earlyStopCounts: ["C", "H", "M"],
  knownIssues: "KNOWN_ISSUES.md",
  maxFileBytes: 100 * 1024,
  maxFileLines: 1500
};
var DEFAULT_ENGINE = { command: null, timeoutMs: 3e4 };

// src/core/config/values.ts
var LONGEST_LIST = 1e3;
var LONGEST_TEXT2 = 4096;
var isText = (value) => typeof value === "string" && value !== "" && value.length <= LONGEST_TEXT2 && !value.includes("\0");
var isWhole2 = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;
var oneOf = (...words) => ({ read: (value) => words.includes(value) ? value : void 0, expected: words.map((word) => `"${word}"`).join(" | ") });
var whole2 = (least, most) => ({ read: (value) => isWhole2(value, least, most) ? value : void 0, expected: `${least}..${most}` });
var list2 = (isItem, expected, least = 0) => ({
  read: (value) => Array.isArray(value) && value.length >= least && value.length <= LONGEST_LIST && value.every(isItem) ? [...value] : void 0,
  expected
});
var flag = { read: (value) => typeof value === "boolean" ? value : void 0, expected: "true | false" };
var texts = list2(isText, `["…"]`);
var phases = list2((value) => isWhole2(value, 1, 8), "[1..8]");
var level = oneOf("block", "warn", "off");
var insidePath = {
  read: (value) => isText(value) && !/^([/\\~]|[a-z]:)/i.test(value) && !value.split(/[/\\]/).includes("..") ? value : void 0,
  expected: `"path/inside/the/project"`
};
var deliverables2 = {
  read: (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return void 0;
    const entries = Object.entries(value);
    return entries.every(([phase, globs]) => /^[1-8]$/.test(phase) && texts.read(globs) !== void 0) ? Object.fromEntries(entries) : void 0;
  },
  expected: `{"1": ["*.md"]}`
};
var SAY = ["instruct", "suspend"];
var TAKE = [...SAY, "quarantine", "quarantine+suspend"];
var RESTORE = [...SAY, "rollback", "rollback+suspend"];
var RUNGS = {
  SKIP_RED_PHASE: TAKE,
  MODIFIED_TEST: RESTORE,
  MISSING_TEST: TAKE,
  REGRESSION: RESTORE,
  SKIP_REVIEW: SAY,
  INSUFFICIENT_REVIEW: SAY,
  UNFIXED_ISSUES: SAY,
  UNCOMMITTED_PHASE: RESTORE,
  UNCOMMITTED_REVIEW: SAY,
  MISSING_KI_DOC: SAY,
  KI_DOC_OUTDATED: SAY,
  MISSING_KI_ASSESSMENT: SAY,
  INVALID_REVIEW_PROMPT: SAY
};
var ladder = (rungs) => list2((value) => rungs.includes(value), `[${rungs.map((rung) => `"${rung}"`).join(" | ")}]`, 1);
var under = (group, kinds) => Object.entries(kinds).map(([name, kind]) => [`${group}.${name}`, kind]);
var CHECKS = ["business_code", "modified_test", "missing_test", "regression", "review", "review_prompt", "test_evidence", "commit", "commit_rounds", "known_issues", "assessment", "file_size"];
var KINDS = new Map([
  ["enabled", flag],
  ["language", oneOf("en", "zh")],
  ["preset", oneOf("standard", "strict", "advise")],
  ["approval", oneOf("every_phase", "final_only", "none")],
  ["testCommands", texts],
  ["testReports", texts],
  ["maxRounds", whole2(1, 100)],
  ["earlyStopCounts", list2((value) => ["C", "H", "M", "P", "L", "I"].includes(value), `["C" | "H" | "M" | "P" | "L" | "I"]`, 1)],
  ["knownIssues", insidePath],
  ["maxFileBytes", whole2(1, 1e9)],
  ["maxFileLines", whole2(1, 1e8)],
  ...under("checks", Object.fromEntries(CHECKS.map((name) => [name, level]))),
  ...under("paths", { test: texts, business: texts, ignore: texts, deliverables: deliverables2 }),
  ...under("ladders", Object.fromEntries(Object.entries(RUNGS).map(([type, rungs]) => [type, ladder(rungs)]))),
  ...under("loopPhases", { ralph: phases, followup: phases }),
  ...under("engine", { command: list2(isText, `["program", "argument"]`, 1), timeoutMs: whole2(100, 6e5) })
]);
var GROUP_NAMES = /* @__PURE__ */ new Set(["checks", "paths", "ladders", "loopPhases", "engine"]);

// src/core/config/sources.ts
var LONGEST_FILE = 256 * 1024;
function readFile(name, text3, mayNameEngine) {
  if (text3.length > LONGEST_FILE) return broken("config_too_long", { file: name, most: LONGEST_FILE });
  const errors = [];
  const root = parse8(text3.replace(/^\uFEFF/, " "), errors);
  const [error45] = errors;
  if (error45 !== void 0) return broken("config_broken", { file: name, line: lineAt(text3, error45.offset), problem: printParseErrorCode(error45.error), key: keyBefore(root, error45.offset) });
  if (root?.type !== "object") return broken("config_broken", { file: name, line: 1, problem: "{…}", key: "-" });
  const found2 = pairsOf(root).flatMap(([key, node2]) => GROUP_NAMES.has(key) && node2.type === "object" ? pairsOf(node2).map(([member, one]) => [`${key}.${member}`, one]) : [[key, node2]]);
  const read2 = found2.map(([key, node2]) => readSetting(key, getNodeValue2(node2), { file: name, line: lineAt(text3, node2.offset) }, mayNameEngine));
  return { settings: read2.filter(isSetting), warnings: read2.filter((one) => !isSetting(one)) };
}
function readEnvironment(environment) {
  const settings = [];
  const warnings = [];
  for (const [key, kind] of KINDS) {
    const name = variableOf(key);
    const text3 = environment[name];
    if (text3 === void 0 || text3 === "") continue;
    const value = kind.read(jsonOrWord(text3));
    if (value === void 0) warnings.push({ key: "config_variable", params: { variable: name, expected: kind.expected } });
    else settings.push({ key, value });
  }
  return { settings, warnings };
}
function variableOf(key) {
  const name = key.replace(/^engine\./, "").replace(".", "_").replace(/([a-z])([A-Z])/g, "$1_$2");
  return `INTERVENTION_${name.toUpperCase()}`;
}
function readSetting(key, value, place, mayNameEngine) {
  const isEngine = key === "engine" || key.startsWith("engine.");
  if (isEngine && !mayNameEngine) return { key: "config_engine", params: { ...place, key } };
  const kind = KINDS.get(key);
  if (kind === void 0 && GROUP_NAMES.has(key)) return { key: "config_value", params: { ...place, key, expected: "{…}" } };
  if (kind === void 0) return { key: "config_unknown", params: { ...place, key } };
  const checked = kind.read(value);
  return checked === void 0 ? { key: "config_value", params: { ...place, key, expected: kind.expected } } : { key, value: checked };
}
function isSetting(one) {
  return "value" in one;
}
function parse8(text3, errors) {
  try {
    return parseTree2(text3, errors, { allowTrailingComma: true });
  } catch {
    errors.push({ error: 1, offset: 0, length: 0 });
    return void 0;
  }
}
function pairsOf(node2) {
  const pairs = (node2.children ?? []).map((property) => [String(property.children?.[0]?.value), property.children?.[1]]);
  return pairs.filter((pair) => pair[1] !== void 0);
}
function keyBefore(root, offset) {
  const keys = (root?.children ?? []).filter((property) => property.offset <= offset).map((property) => property.children?.[0]?.value);
  return typeof keys.at(-1) === "string" ? keys.at(-1).slice(0, 80) : "-";
}
function lineAt(text3, offset) {
  return text3.slice(0, offset).split("\n").length;
}
function jsonOrWord(text3) {
  try {
    return JSON.parse(text3);
  } catch {
    return text3;
  }
}
function broken(key, params) {
  return { settings: [], warnings: [{ key, params }] };
}

// src/core/config/loosened.ts
var STRENGTH = { off: 0, warn: 1, block: 2 };
var SAY2 = ["instruct", "instruct", "suspend"];
var TAKE2 = ["quarantine", "quarantine", "quarantine+suspend"];
var RESTORE2 = ["rollback", "rollback", "rollback+suspend"];
var SAY_THEN_RESTORE = ["instruct", "rollback", "rollback+suspend"];
var STANDARD = {
  SKIP_RED_PHASE: TAKE2,
  MODIFIED_TEST: RESTORE2,
  MISSING_TEST: ["instruct", "quarantine", "quarantine+suspend"],
  REGRESSION: SAY_THEN_RESTORE,
  UNCOMMITTED_PHASE: SAY_THEN_RESTORE,
  SKIP_REVIEW: SAY2,
  INSUFFICIENT_REVIEW: SAY2,
  UNFIXED_ISSUES: SAY2,
  UNCOMMITTED_REVIEW: SAY2,
  MISSING_KI_DOC: SAY2,
  KI_DOC_OUTDATED: SAY2,
  MISSING_KI_ASSESSMENT: SAY2,
  INVALID_REVIEW_PROMPT: SAY2
};
function loosenedKeys(config2) {
  const keys = [...looseValues(config2), ...looseChecks(config2), ...looseLadders(config2)];
  return keys.sort();
}
function looseValues(config2) {
  const isLoose = {
    enabled: !config2.enabled,
    preset: config2.preset === "advise",
    approval: config2.approval !== "every_phase",
    "paths.test": config2.paths.test.some(isNegated),
    "paths.business": config2.paths.business.some(isNegated),
    "paths.ignore": config2.paths.ignore.some((glob) => !isNegated(glob)),
    "paths.deliverables": Object.values(config2.paths.deliverables).some((globs) => globs.some(isNegated)),
    "loopPhases.ralph": DEFAULTS.loopPhases.ralph.some((phase) => phase !== 4 && !config2.loopPhases.ralph.includes(phase)),
    earlyStopCounts: DEFAULTS.earlyStopCounts.some((letter) => !config2.earlyStopCounts.includes(letter)),
    maxFileBytes: config2.maxFileBytes > DEFAULTS.maxFileBytes,
    maxFileLines: config2.maxFileLines > DEFAULTS.maxFileLines
  };
  return Object.keys(isLoose).filter((key) => isLoose[key]);
}
function isNegated(glob) {
  return glob.startsWith("!");
}
function looseChecks(config2) {
  const names = Object.keys(DEFAULTS.checks);
  return names.filter((name) => STRENGTH[config2.checks[name]] < STRENGTH[DEFAULTS.checks[name]]).map((name) => `checks.${name}`);
}
function looseLadders(config2) {
  const types = Object.keys(config2.ladders);
  return types.filter((type) => isWeaker(config2.ladders[type] ?? [], STANDARD[type])).map((type) => `ladders.${type}`);
}
function isWeaker(ladder2, standard) {
  return standard.some((rung, strike) => strengthOf(ladder2[Math.min(strike, ladder2.length - 1)] ?? "instruct") < strengthOf(rung));
}
function strengthOf(rung) {
  const acts = rung.split("+");
  return (acts.includes("suspend") ? 2 : 0) + (acts.includes("quarantine") || acts.includes("rollback") ? 1 : 0);
}

// src/core/config.ts
function loadConfig(sources2) {
  const read2 = [
    { origin: "user", ...readOptional(sources2.user, true) },
    { origin: "project", ...readOptional(sources2.project, false) },
    { origin: "environment", ...readEnvironment(sources2.environment) }
  ];
  const merged = flatten2({ ...DEFAULTS, engine: DEFAULT_ENGINE });
  const origins = {};
  for (const { origin, settings } of read2) {
    for (const { key, value } of settings) {
      merged[key] = value;
      origins[key] = origin;
    }
  }
  const { engine, ...config2 } = unflatten(merged);
  return { config: config2, engine, origins, warnings: read2.flatMap(({ warnings }) => warnings), loosened: loosenedKeys(config2), sha256: configSha(config2) };
}
function configSha(config2) {
  return createHash3("sha256").update(stable(config2)).digest("hex");
}
function readOptional(file2, mayNameEngine) {
  return file2 === null ? { settings: [], warnings: [] } : readFile(file2.name, file2.text, mayNameEngine);
}
var GROUPS = ["checks", "paths", "ladders", "loopPhases", "engine"];
function flatten2(values) {
  const flat = {};
  for (const [key, value] of Object.entries(values)) {
    if (!GROUPS.includes(key)) flat[key] = value;
    else for (const [member, one] of Object.entries(value)) flat[`${key}.${member}`] = one;
  }
  return flat;
}
function unflatten(flat) {
  const values = Object.fromEntries(GROUPS.map((group) => [group, {}]));
  for (const [key, value] of Object.entries(flat)) {
    const [group, member] = key.split(".");
    if (member === void 0) values[group] = value;
    else values[group][member] = value;
  }
  return values;
}
function stable(value) {
  if (Array.isArray(value)) return `[${value.map(stable).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
  return `{${members.map(([key, one]) => `${JSON.stringify(key)}:${stable(one)}`).join(",")}}`;
}

// src/core/messages/config.ts
var CONFIG_TEXTS = {
  config_broken: {
    en: '{file} is not well formed at line {line}, near "{key}" ({problem}). Nothing in it is used and the defaults hold; correct the file.',
    zh: "{file} 第 {line} 行 “{key}” 附近格式有误（{problem}）。该文件全部不予采用，默认值仍然有效；请修正该文件。"
  },
  config_too_long: {
    en: "{file} is longer than {most} characters. Nothing in it is used and the defaults hold; shorten it.",
    zh: "{file} 超过 {most} 个字符。该文件全部不予采用，默认值仍然有效；请缩短它。"
  },
  config_unknown: {
    en: '{file}, line {line}: there is no setting "{key}", so it has no effect. Correct its name or remove it.',
    zh: "{file} 第 {line} 行：没有名为 “{key}” 的设置，因此不起作用。请更正名称或删除。"
  },
  config_value: {
    en: '{file}, line {line}: the value of "{key}" is not used. Write: {expected}.',
    zh: "{file} 第 {line} 行：“{key}” 的值不予采用。应写为：{expected}。"
  },
  config_engine: {
    en: `{file}, line {line}: "{key}" is not read from a project, which the agent can write. Put it into the user's own file or into INTERVENTION_COMMAND.`,
    zh: "{file} 第 {line} 行：“{key}” 不会从项目读取，因为代理可以改写项目。请写入用户自己的配置文件或 INTERVENTION_COMMAND。"
  },
  config_variable: {
    en: "The environment variable {variable} is not used. Write: {expected}.",
    zh: "环境变量 {variable} 不予采用。应写为：{expected}。"
  }
};
function sayConfig(message, language) {
  return fill(CONFIG_TEXTS[message.key], message.params, language);
}

// src/effects/bridge.ts
import path10 from "node:path";

// src/contract/schemas.ts
var SCHEMAS = {
  Action: { "enum": ["quarantine", "rollback", "suspend", "instruct"], "type": "string" },
  Answer: { "properties": { "option": { "type": "string" }, "answered_at": { "$ref": "Time" }, "by": { "$ref": "Author" } }, "required": ["option", "answered_at", "by"], "type": "object" },
  AnyType: { "enum": ["SKIP_RED_PHASE", "MODIFIED_TEST", "MISSING_TEST", "REGRESSION", "SKIP_REVIEW", "INSUFFICIENT_REVIEW", "UNFIXED_ISSUES", "UNCOMMITTED_PHASE", "UNCOMMITTED_REVIEW", "MISSING_KI_DOC", "KI_DOC_OUTDATED", "MISSING_KI_ASSESSMENT", "INVALID_REVIEW_PROMPT", "PATTERN_CYCLE", "FILE_SPLIT_NEEDED", "PROMPT_INJECTION_BLOCKED", "FINDING_RECORDED", "PROPOSAL_RECORDED", "PROMPT_CONTAMINATION", "FINDING_INVALID"], "type": "string" },
  AuditEntry: { "properties": { "v": { "const": 1, "type": "integer" }, "id": { "$ref": "Uuid" }, "ts": { "$ref": "Time" }, "run_id": { "type": "string" }, "session_id": { "type": "string" }, "call_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "phase": { "maximum": 8, "minimum": 0, "type": "integer" }, "round": { "anyOf": [{ "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, { "type": "null" }] }, "event": { "$ref": "AuditEvent" }, "severity": { "$ref": "Severity" }, "signal": { "anyOf": [{ "$ref": "Signal" }, { "type": "null" }] }, "tool": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "command": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "files": { "items": { "type": "string" }, "maxItems": 500, "type": "array" }, "detail": { "additionalProperties": true, "type": "object" }, "prev": { "anyOf": [{ "$ref": "Sha256" }, { "type": "null" }] } }, "required": ["v", "id", "ts", "run_id", "session_id", "call_id", "phase", "round", "event", "severity", "signal", "tool", "command", "files", "detail", "prev"], "type": "object" },
  AuditEvent: { "enum": ["live", "intercepted", "observed", "test_run", "checkpoint", "transition", "intervention", "resolved", "decision", "degraded"], "type": "string" },
  Author: { "properties": { "user": { "type": "string" }, "agent_environment": { "type": "boolean" }, "host_ancestor": { "type": "boolean" } }, "required": ["user", "agent_environment", "host_ancestor"], "type": "object" },
  Checkpoint: { "properties": { "event": { "$ref": "CheckpointEvent" }, "accepted": { "type": "boolean" }, "batch_id": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }] }, "sent": { "items": { "$ref": "Uuid" }, "type": "array" }, "run": { "anyOf": [{ "additionalProperties": true, "type": "object" }, { "type": "null" }] }, "policy": { "anyOf": [{ "additionalProperties": true, "type": "object" }, { "type": "null" }] }, "project": { "anyOf": [{ "additionalProperties": true, "type": "object" }, { "type": "null" }] } }, "required": ["event", "accepted", "batch_id", "sent", "run", "policy", "project"], "type": "object" },
  CheckpointEvent: { "enum": ["pipeline_start", "phase_enter", "why_articulation", "ralph_loop_start", "ralph_round_finding", "ralph_round_complete", "ralph_terminate", "user_approval", "phase_complete", "phase_return", "phase_fail", "pipeline_pause", "pipeline_resume", "test_evidence", "TEST_RUN_COMPLETE"], "type": "string" },
  Counts: { "properties": { "received": { "type": "integer" }, "handled": { "type": "integer" }, "deferred": { "type": "integer" }, "failed": { "type": "integer" } }, "required": ["received", "handled", "deferred", "failed"], "type": "object" },
  DecisionAsked: { "properties": { "id": { "type": "string" }, "question": { "type": "string" }, "options": { "items": { "$ref": "Option" }, "maxItems": 4, "minItems": 2, "type": "array" }, "command": { "type": "string" } }, "required": ["id", "question", "options", "command"], "type": "object" },
  DecisionFile: { "properties": { "v": { "const": 1, "type": "integer" }, "id": { "type": "string" }, "kind": { "enum": ["decision", "runs_end", "config_accept"], "type": "string" }, "run_id": { "maxLength": 128, "pattern": "^[0-9A-Za-z_-]+(\\.[0-9A-Za-z_-]+)*$", "type": "string" }, "opened_at": { "$ref": "Time" }, "status": { "enum": ["open", "answered", "carried_out"], "type": "string" }, "question": { "type": "string" }, "options": { "items": { "$ref": "DecisionOption" }, "type": "array" }, "violation_types": { "items": { "$ref": "AnyType" }, "type": "array" }, "violation_ids": { "items": { "$ref": "Uuid" }, "type": "array" }, "batch_id": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }] }, "answer": { "anyOf": [{ "$ref": "Answer" }, { "type": "null" }] } }, "required": ["v", "id", "kind", "run_id", "opened_at", "status", "question", "options", "violation_types", "violation_ids", "batch_id", "answer"], "type": "object" },
  DecisionOption: { "properties": { "key": { "type": "string" }, "label": { "type": "string" }, "consequence": { "type": "string" }, "run": { "$ref": "RunEffect" }, "restores": { "default": [], "items": { "type": "string" }, "type": "array" }, "waives": { "default": [], "items": { "$ref": "AnyType" }, "type": "array" } }, "required": ["key", "label", "consequence", "run"], "type": "object" },
  DecisionTaken: { "properties": { "decision_id": { "type": "string" }, "option": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "opened_at": { "$ref": "Time" }, "answered_at": { "anyOf": [{ "$ref": "Time" }, { "type": "null" }] } }, "required": ["decision_id", "option", "opened_at", "answered_at"], "type": "object" },
  Deferred: { "properties": { "violation_ids": { "items": { "$ref": "Uuid" }, "type": "array" }, "violation_type": { "$ref": "AnyType" }, "reason": { "const": "superseded", "type": "string" }, "by": { "type": "string" }, "facts": { "$ref": "Facts" } }, "required": ["violation_ids", "violation_type", "reason", "by", "facts"], "type": "object" },
  Degraded: { "properties": { "what": { "enum": ["engine", "observer", "config", "log"], "type": "string" }, "code": { "type": "string" }, "message": { "type": "string" } }, "required": ["what", "code", "message"], "type": "object" },
  DirtyTree: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "paths": { "items": { "type": "string" }, "type": "array" } }, "required": ["paths"], "type": "object" },
  DocumentFact: { "properties": { "path": { "type": "string" }, "exists": { "type": "boolean" }, "is_writable": { "type": "boolean" } }, "required": ["path", "exists", "is_writable"], "type": "object" },
  EarlyCode: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "gate": { "type": "string" }, "judgement": { "type": "string" } }, "required": ["gate", "judgement"], "type": "object" },
  ErrorCode: { "enum": ["bad_json", "bad_envelope", "unsupported_version", "too_large", "not_a_repository", "busy", "git_failed", "internal"], "type": "string" },
  Evidence: { "properties": { "kind": { "type": "string" }, "base_line": { "anyOf": [{ "type": "integer" }, { "type": "null" }] }, "current_line": { "anyOf": [{ "type": "integer" }, { "type": "null" }] }, "text": { "type": "string" } }, "required": ["kind", "base_line", "current_line", "text"], "type": "object" },
  ExceptionEntry: { "properties": { "path": { "type": "string" }, "content": { "type": "string" }, "kind": { "enum": ["allow", "mine", "undo", "restore", "engine"], "type": "string" }, "run_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "reason": { "type": "string" }, "at": { "$ref": "Time" }, "expires_at": { "anyOf": [{ "$ref": "Time" }, { "type": "null" }], "default": null }, "once": { "default": false, "type": "boolean" }, "operation_id": { "anyOf": [{ "type": "string" }, { "type": "null" }], "default": null }, "by": { "anyOf": [{ "$ref": "Author" }, { "type": "null" }], "default": null } }, "required": ["path", "content", "kind", "run_id", "reason", "at"], "type": "object" },
  Exceptions: { "properties": { "v": { "const": 1, "type": "integer" }, "entries": { "items": { "$ref": "ExceptionEntry" }, "type": "array" } }, "required": ["v", "entries"], "type": "object" },
  Facts: { "properties": { "strike": { "type": "integer" }, "paths": { "default": [], "items": { "$ref": "PathFact" }, "type": "array" }, "tree": { "anyOf": [{ "type": "string" }, { "type": "null" }], "default": null }, "target": { "anyOf": [{ "$ref": "TargetFact" }, { "type": "null" }], "default": null }, "is_green": { "anyOf": [{ "type": "boolean" }, { "type": "null" }], "default": null }, "document": { "anyOf": [{ "$ref": "DocumentFact" }, { "type": "null" }], "default": null } }, "required": ["strike"], "type": "object" },
  FileOutcome: { "properties": { "path": { "type": "string" }, "outcome": { "$ref": "Outcome" }, "kept_at": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "required": ["path", "outcome", "kept_at", "reason"], "type": "object" },
  Finding: { "properties": { "severity": { "type": "string" }, "description": { "type": "string" }, "original": { "anyOf": [{ "type": "string" }, { "type": "null" }], "default": null }, "downgrade_reason": { "anyOf": [{ "type": "string" }, { "type": "null" }], "default": null } }, "required": ["severity", "description"], "type": "object" },
  FindingInvalid: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "index": { "anyOf": [{ "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, { "type": "null" }] }, "field": { "type": "string" }, "problem": { "type": "string" } }, "required": ["index", "field", "problem"], "type": "object" },
  FindingsRecorded: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "round": { "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "counts": { "$ref": "Tally" } }, "required": ["round", "counts"], "type": "object" },
  ForbiddenPrompt: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "matches": { "items": { "$ref": "PromptMatch" }, "type": "array" } }, "required": ["matches"], "type": "object" },
  GateBlocked: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "open": { "items": { "$ref": "OpenViolation" }, "type": "array" } }, "required": ["open"], "type": "object" },
  GateSkipped: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "attempted": { "type": "string" }, "missing": { "items": { "enum": ["review", "approval", "red_run", "green_run"], "type": "string" }, "type": "array" } }, "required": ["attempted", "missing"], "type": "object" },
  Handled: { "properties": { "violation_ids": { "items": { "$ref": "Uuid" }, "type": "array" }, "violation_type": { "$ref": "AnyType" }, "code": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "priority": { "type": "integer" }, "strike": { "type": "integer" }, "action": { "$ref": "Action" }, "success": { "type": "boolean" }, "operation_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "files": { "items": { "$ref": "FileOutcome" }, "type": "array" }, "snapshot": { "anyOf": [{ "$ref": "ObjectId" }, { "type": "null" }] }, "instruction": { "type": "string" }, "undo": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "facts": { "$ref": "Facts" }, "error": { "anyOf": [{ "$ref": "ViolationError" }, { "type": "null" }] } }, "required": ["violation_ids", "violation_type", "code", "priority", "strike", "action", "success", "operation_id", "files", "snapshot", "instruction", "undo", "facts", "error"], "type": "object" },
  Injection: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "matches": { "items": { "$ref": "PromptMatch" }, "type": "array" }, "where": { "type": "string" } }, "required": ["matches", "where"], "type": "object" },
  InterventionDone: { "properties": { "result": { "additionalProperties": true, "type": "object" } }, "required": ["result"], "type": "object" },
  KnownIssue: { "properties": { "ts": { "$ref": "Time" }, "severity": { "type": "string" }, "title": { "type": "string" }, "phase": { "anyOf": [{ "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, { "type": "null" }], "default": null }, "raised_in": { "anyOf": [{ "type": "string" }, { "type": "null" }], "default": null }, "files": { "default": [], "items": { "type": "string" }, "type": "array" }, "description": { "default": "", "type": "string" }, "why_deferred": { "anyOf": [{ "type": "string" }, { "type": "null" }], "default": null }, "plan": { "anyOf": [{ "type": "string" }, { "type": "null" }], "default": null } }, "required": ["ts", "severity", "title"], "type": "object" },
  Language: { "enum": ["en", "zh"], "type": "string" },
  LargeFile: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "path": { "type": "string" }, "bytes": { "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "lines": { "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "limit": { "type": "string" } }, "required": ["path", "bytes", "lines", "limit"], "type": "object" },
  LastGreen: { "properties": { "ts": { "$ref": "Time" }, "snapshot": { "anyOf": [{ "$ref": "ObjectId" }, { "type": "null" }], "default": null } }, "required": ["ts"], "type": "object" },
  Live: { "properties": { "plugin_version": { "type": "string" }, "host": { "type": "string" }, "host_version": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "config_sha256": { "$ref": "Sha256" }, "loosened": { "items": { "type": "string" }, "type": "array" } }, "required": ["plugin_version", "host", "host_version", "config_sha256", "loosened"], "type": "object" },
  LogHead: { "properties": { "lines": { "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "head": { "anyOf": [{ "$ref": "Sha256" }, { "type": "null" }] } }, "required": ["lines", "head"], "type": "object" },
  NoAssessment: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "boundary": { "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "tally": { "anyOf": [{ "$ref": "Tally" }, { "type": "null" }] } }, "required": ["boundary", "tally"], "type": "object" },
  NoKnownIssues: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "expected": { "type": "string" }, "findings": { "items": { "$ref": "KnownIssue" }, "type": "array" } }, "required": ["expected", "findings"], "type": "object" },
  NoReviewer: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "round": { "anyOf": [{ "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, { "type": "null" }] }, "reported_by": { "type": "string" }, "clean": { "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "needed": { "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" } }, "required": ["round", "reported_by", "clean", "needed"], "type": "object" },
  NoTest: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "looked_for": { "items": { "type": "string" }, "type": "array" } }, "required": ["looked_for"], "type": "object" },
  ObjectId: { "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$", "type": "string" },
  OldKnownIssues: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "newest_entry": { "anyOf": [{ "$ref": "Time" }, { "type": "null" }] }, "missing": { "items": { "$ref": "KnownIssue" }, "type": "array" } }, "required": ["newest_entry", "missing"], "type": "object" },
  OpenViolation: { "properties": { "id": { "$ref": "Uuid" }, "violation_type": { "$ref": "AnyType" } }, "required": ["id", "violation_type"], "type": "object" },
  Option: { "properties": { "key": { "type": "string" }, "label": { "type": "string" }, "consequence": { "type": "string" } }, "required": ["key", "label", "consequence"], "type": "object" },
  Outcome: { "enum": ["quarantined", "restored", "untouched", "written", "refused"], "type": "string" },
  PathFact: { "properties": { "path": { "type": "string" }, "base_sha256": { "anyOf": [{ "$ref": "Sha256" }, { "type": "null" }] }, "current_sha256": { "anyOf": [{ "$ref": "Sha256" }, { "type": "null" }] }, "judgement": { "$ref": "PathJudgement" }, "refusal": { "anyOf": [{ "type": "string" }, { "type": "null" }], "default": null }, "evidence": { "default": [], "items": { "$ref": "Evidence" }, "type": "array" } }, "required": ["path", "base_sha256", "current_sha256", "judgement"], "type": "object" },
  PathJudgement: { "enum": ["business", "stub", "changed", "unchanged", "equal", "excepted", "upstream", "imported", "moved_on", "told", "unjudged", "unknown"], "type": "string" },
  PatternCycle: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "violation_type": { "$ref": "AnyType" }, "count": { "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "window": { "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" } }, "required": ["violation_type", "count", "window"], "type": "object" },
  PhaseStatus: { "enum": ["idle", "active", "ralph_loop", "awaiting_approval", "approved", "complete", "paused", "suspended", "archived"], "type": "string" },
  PipelineAction: { "enum": ["continue", "suspend"], "type": "string" },
  Plain: { "properties": { "rule": { "type": "string" }, "paths": { "items": { "type": "string" }, "type": "array" } }, "required": ["rule", "paths"], "type": "object" },
  Policy: { "properties": { "preset": { "$ref": "Preset" }, "ladders": { "additionalProperties": { "items": { "$ref": "Rung" }, "type": "array" }, "propertyNames": { "$ref": "ViolationType" }, "type": "object" }, "language": { "$ref": "Language" } }, "required": ["preset", "ladders", "language"], "type": "object" },
  Preset: { "enum": ["standard", "strict", "advise"], "type": "string" },
  Project: { "properties": { "root": { "pattern": "^/[^\\x00]*$", "type": "string" }, "project_id": { "type": "string" } }, "required": ["root", "project_id"], "type": "object" },
  PromptMatch: { "properties": { "category": { "type": "string" }, "pattern": { "type": "string" }, "line": { "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "text": { "type": "string" } }, "required": ["category", "pattern", "line", "text"], "type": "object" },
  ProposalsRecorded: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "round": { "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "findings": { "items": { "$ref": "Finding" }, "type": "array" } }, "required": ["round", "findings"], "type": "object" },
  Regression: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "tests": { "anyOf": [{ "items": { "type": "string" }, "type": "array" }, { "type": "null" }] }, "command": { "type": "string" }, "exit": { "anyOf": [{ "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, { "type": "null" }] }, "last_green": { "anyOf": [{ "$ref": "LastGreen" }, { "type": "null" }] } }, "required": ["tests", "command", "exit", "last_green"], "type": "object" },
  Request: { "properties": { "v": { "const": 1, "type": "integer" }, "batch_id": { "$ref": "Uuid" }, "sent_at": { "$ref": "Time" }, "trigger": { "$ref": "CheckpointEvent" }, "project": { "$ref": "Project" }, "run": { "$ref": "Run" }, "policy": { "$ref": "Policy" }, "violations": { "items": { "$ref": "AuditEntry" }, "type": "array" } }, "required": ["v", "batch_id", "sent_at", "trigger", "project", "run", "policy", "violations"], "type": "object" },
  Resolved: { "properties": { "resolves": { "items": { "$ref": "Uuid" }, "type": "array" }, "how": { "enum": ["undone", "told", "gone", "decided", "superseded"], "type": "string" } }, "required": ["resolves", "how"], "type": "object" },
  Result: { "properties": { "v": { "const": 1, "type": "integer" }, "batch_id": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }] }, "status": { "$ref": "Status" }, "error": { "anyOf": [{ "$ref": "WireError" }, { "type": "null" }] }, "pipeline_action": { "$ref": "PipelineAction" }, "results": { "items": { "$ref": "Handled" }, "type": "array" }, "deferred": { "items": { "$ref": "Deferred" }, "type": "array" }, "decision": { "anyOf": [{ "$ref": "DecisionAsked" }, { "type": "null" }] }, "counts": { "$ref": "Counts" } }, "required": ["v", "batch_id", "status", "error", "pipeline_action", "results", "deferred", "decision", "counts"], "type": "object" },
  RoundTally: { "properties": { "C": { "default": 0, "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "H": { "default": 0, "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "M": { "default": 0, "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "P": { "default": 0, "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "L": { "default": 0, "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "I": { "default": 0, "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "round": { "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" } }, "required": ["round"], "type": "object" },
  RoundsExceeded: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "rounds": { "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "limit": { "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "tally": { "$ref": "Tally" } }, "required": ["rounds", "limit", "tally"], "type": "object" },
  Run: { "properties": { "run_id": { "maxLength": 128, "pattern": "^[0-9A-Za-z_-]+(\\.[0-9A-Za-z_-]+)*$", "type": "string" }, "description": { "type": "string" }, "session_id": { "type": "string" }, "phase": { "maximum": 8, "minimum": 0, "type": "integer" }, "phase_status": { "$ref": "PhaseStatus" }, "round": { "anyOf": [{ "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, { "type": "null" }] }, "max_phase": { "maximum": 8, "minimum": 1, "type": "integer" }, "base_snapshot": { "anyOf": [{ "$ref": "ObjectId" }, { "type": "null" }] }, "boundary_commit": { "anyOf": [{ "$ref": "ObjectId" }, { "type": "null" }] }, "green_snapshot": { "anyOf": [{ "$ref": "ObjectId" }, { "type": "null" }] }, "touched": { "anyOf": [{ "items": { "$ref": "Touched" }, "type": "array" }, { "type": "null" }] }, "known_issues": { "type": "string" }, "tallies": { "items": { "$ref": "RoundTally" }, "type": "array" }, "log": { "$ref": "LogHead" } }, "required": ["run_id", "description", "session_id", "phase", "phase_status", "round", "max_phase", "base_snapshot", "boundary_commit", "green_snapshot", "touched", "known_issues", "tallies", "log"], "type": "object" },
  RunEffect: { "enum": ["resume", "archive", "more_rounds", "accept_rounds", "return_phase", "accept_config"], "type": "string" },
  Rung: { "enum": ["instruct", "quarantine", "rollback", "suspend", "quarantine+suspend", "rollback+suspend"], "type": "string" },
  Severity: { "enum": ["block", "warn", "info"], "type": "string" },
  Sha256: { "pattern": "^[0-9a-f]{64}$", "type": "string" },
  Signal: { "enum": ["no-business-code-before-phase5", "no-test-modification-during-green", "write-business-code-without-test-file", "test-runner-exit-nonzero-was-passing", "no-phase-advance-without-gate", "ralph-round-complete-without-reviewer", "ralph-rounds-exceeded", "violation-gate-block", "phase-complete-dirty-tree", "review-uncommitted", "phase-complete-no-ki-doc", "phase-complete-outdated-ki-doc", "phase-complete-no-assessment", "review-prompt-matches-forbidden-pattern", "same-violation-3-in-10-rounds", "file-too-large", "prompt-injection-detected", "ralph-round-finding-valid-submission", "ralph-round-finding-severity-p", "ralph-prompt-contamination", "gpav-validation-failure"], "type": "string" },
  Status: { "enum": ["ok", "degraded", "empty"], "type": "string" },
  Tally: { "properties": { "C": { "default": 0, "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "H": { "default": 0, "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "M": { "default": 0, "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "P": { "default": 0, "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "L": { "default": 0, "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, "I": { "default": 0, "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" } }, "type": "object" },
  TargetFact: { "properties": { "kind": { "enum": ["base", "green", "head"], "type": "string" }, "snapshot": { "anyOf": [{ "$ref": "ObjectId" }, { "type": "null" }] } }, "required": ["kind", "snapshot"], "type": "object" },
  TestChange: { "properties": { "repeats": { "anyOf": [{ "$ref": "Uuid" }, { "type": "null" }], "default": null }, "fast": { "enum": ["changed", "unsure"], "type": "string" } }, "required": ["fast"], "type": "object" },
  TestRun: { "properties": { "runner": { "type": "string" }, "exit": { "anyOf": [{ "maximum": 9007199254740991, "minimum": -9007199254740991, "type": "integer" }, { "type": "null" }] }, "verdict": { "enum": ["green", "red", "unknown"], "type": "string" }, "why": { "type": "string" }, "passed": { "anyOf": [{ "items": { "type": "string" }, "type": "array" }, { "type": "null" }] }, "failed": { "anyOf": [{ "items": { "type": "string" }, "type": "array" }, { "type": "null" }] }, "package": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "snapshot": { "anyOf": [{ "$ref": "ObjectId" }, { "type": "null" }] } }, "required": ["runner", "exit", "verdict", "why", "passed", "failed", "package", "snapshot"], "type": "object" },
  Time: { "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$", "type": "string" },
  Touched: { "properties": { "path": { "type": "string" }, "first_ts": { "$ref": "Time" }, "last_ts": { "$ref": "Time" } }, "required": ["path", "first_ts", "last_ts"], "type": "object" },
  Transition: { "properties": { "from": { "type": "string" }, "to": { "type": "string" }, "event": { "type": "string" }, "approved_by": { "anyOf": [{ "enum": ["person", "agent"], "type": "string" }, { "type": "null" }], "default": null } }, "required": ["from", "to", "event"], "type": "object" },
  Uuid: { "pattern": "^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$", "type": "string" },
  ViolationError: { "properties": { "code": { "type": "string" }, "message": { "type": "string" }, "hint": { "type": "string" } }, "required": ["code", "message", "hint"], "type": "object" },
  ViolationType: { "enum": ["SKIP_RED_PHASE", "MODIFIED_TEST", "MISSING_TEST", "REGRESSION", "SKIP_REVIEW", "INSUFFICIENT_REVIEW", "UNFIXED_ISSUES", "UNCOMMITTED_PHASE", "UNCOMMITTED_REVIEW", "MISSING_KI_DOC", "KI_DOC_OUTDATED", "MISSING_KI_ASSESSMENT", "INVALID_REVIEW_PROMPT"] },
  WireError: { "properties": { "code": { "$ref": "ErrorCode" }, "message": { "type": "string" }, "hint": { "type": "string" } }, "required": ["code", "message", "hint"], "type": "object" }
};

// src/contract/read.ts
var isObject2 = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var fits = (value) => ({ ok: true, value });
var wrong = (place, problem) => ({ ok: false, problem: `${place || "value"}: ${problem}` });
var readAs = (name, value) => read({ $ref: name }, value, "");
function read(schema, value, place) {
  if (schema.$ref !== void 0) return read(SCHEMAS[schema.$ref] ?? { enum: [] }, value, place);
  if (schema.anyOf !== void 0) return readEither(schema.anyOf, value, place);
  if ("const" in schema && value !== schema.const) return wrong(place, `must be ${JSON.stringify(schema.const)}`);
  if (schema.enum !== void 0 && !schema.enum.includes(value)) return wrong(place, "is none of the allowed values");
  if (!hasType(value, schema.type)) return wrong(place, `must be of type ${schema.type}`);
  if (typeof value === "string") return readText3(schema, value, place);
  if (typeof value === "number") return readNumber(schema, value, place);
  if (Array.isArray(value)) return readList(schema, value, place);
  return isObject2(value) ? readObject(schema, value, place) : fits(value);
}
function hasType(value, type) {
  if (type === "null") return value === null;
  if (type === "integer") return Number.isSafeInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject2(value);
  return type === void 0 || typeof value === type;
}
function readEither(options, value, place) {
  const readings = options.map((option) => read(option, value, place));
  return readings.find((reading) => reading.ok) ?? readings[0] ?? wrong(place, "fits nothing");
}
function readText3(schema, value, place) {
  if (/[\ud800-\udfff]/u.test(value)) return wrong(place, "holds half a character");
  if (value.length > (schema.maxLength ?? Infinity)) return wrong(place, "is too long");
  const isMatch = schema.pattern === void 0 || new RegExp(schema.pattern, "u").test(value);
  return isMatch ? fits(value) : wrong(place, "does not have the form it must have");
}
function readNumber(schema, value, place) {
  const isInside = value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  return isInside ? fits(value) : wrong(place, "is out of range");
}
function readList(schema, value, place) {
  const isInside = value.length >= (schema.minItems ?? 0) && value.length <= (schema.maxItems ?? Infinity);
  if (!isInside) return wrong(place, `has ${value.length} items, which is not allowed`);
  const items = [];
  for (const [index, item] of value.entries()) {
    const reading = read(schema.items ?? {}, item, `${place}[${index}]`);
    if (!reading.ok) return reading;
    items.push(reading.value);
  }
  return fits(items);
}
function readObject(schema, value, place) {
  if (schema.properties === void 0) return readMap(schema, value, place);
  const found2 = [];
  for (const [key, field] of Object.entries(schema.properties)) {
    const inner = place === "" ? key : `${place}.${key}`;
    if (!Object.hasOwn(value, key)) {
      if (schema.required?.includes(key)) return wrong(inner, "is missing");
      if ("default" in field) found2.push([key, field.default]);
      continue;
    }
    const reading = read(field, value[key], inner);
    if (!reading.ok) return reading;
    found2.push([key, reading.value]);
  }
  return fits(Object.fromEntries(found2));
}
function readMap(schema, value, place) {
  const held = schema.additionalProperties;
  if (typeof held !== "object") return fits(value);
  const found2 = [];
  for (const [key, item] of Object.entries(value)) {
    const name = read(schema.propertyNames ?? {}, key, `${place}.${key}`);
    const reading = name.ok ? read(held, item, `${place}.${key}`) : name;
    if (!reading.ok) return reading;
    found2.push([key, reading.value]);
  }
  return fits(Object.fromEntries(found2));
}

// src/contract/parse.ts
var failed2 = (code, message) => ({
  ok: false,
  error: { code, message }
});
function parseResult(text3, batchId) {
  const parsed = parseAs("Result", text3);
  if (!parsed.ok) return parsed;
  const contradiction = contradictionOf(parsed.value, batchId);
  return contradiction === null ? parsed : failed2("bad_envelope", contradiction);
}
var parseDecisionFile = (text3) => parseAs("DecisionFile", text3);
var parseExceptions = (text3) => parseAs("Exceptions", text3);
function parseAs(name, text3) {
  if (text3.length > MAX_REQUEST_BYTES) return failed2("too_large", `more than ${MAX_REQUEST_BYTES} characters`);
  const json2 = fromJson2(text3);
  if (!json2.ok) return failed2("bad_json", json2.problem);
  if (!isObject2(json2.value)) return failed2("bad_envelope", "not an object");
  if (json2.value["v"] !== 1) return failed2("unsupported_version", "its version is not 1");
  if (isDeeper(json2.value, MAX_DEPTH)) return failed2("too_large", `nested deeper than ${MAX_DEPTH}`);
  const reading = readAs(name, json2.value);
  return reading.ok ? { ok: true, value: reading.value } : failed2("bad_envelope", reading.problem);
}
function fromJson2(text3) {
  try {
    return { ok: true, value: JSON.parse(text3) };
  } catch (error45) {
    return { ok: false, problem: error45 instanceof Error ? error45.message : "not JSON" };
  }
}
function isDeeper(value, limit) {
  if (typeof value !== "object" || value === null) return false;
  return limit === 0 || Object.values(value).some((inner) => isDeeper(inner, limit - 1));
}
function contradictionOf(result, batchId) {
  const isUnread = result.batch_id === null && result.status === "empty";
  if (result.batch_id !== batchId && !isUnread) return "it answers another batch";
  if (result.status === "empty" && result.error === null) return "nothing was done and no error says why";
  if (result.status === "empty" && result.results.length > 0) return "it is empty and yet reports results";
  if (result.pipeline_action === "suspend" && result.decision === null) return "it suspends without a decision";
  return null;
}

// src/core/messages/engine.ts
var ENGINE_TEXTS = {
  not_started: {
    en: "The engine cannot be started ({command}: {problem}). Install it again with ./install.sh, or correct INTERVENTION_COMMAND; `intervention doctor` checks both.",
    zh: "无法启动引擎（{command}：{problem}）。请用 ./install.sh 重新安装，或更正 INTERVENTION_COMMAND；`intervention doctor` 会检查两者。"
  },
  timed_out: {
    en: "The engine gave no answer within {ms} ms and was ended. Send the checkpoint again; an interrupted change is finished or reverted by the next call.",
    zh: "引擎在 {ms} 毫秒内没有回答，已被结束。请重新发送检查点；被中断的更改会由下一次调用完成或撤回。"
  },
  killed: {
    en: "The engine was ended by {signal} before it answered {problem}. Send the checkpoint again; `intervention doctor` shows what it left.",
    zh: "引擎在回答之前被 {signal} 结束 {problem}。请重新发送检查点；`intervention doctor` 会显示它留下了什么。"
  },
  no_output: {
    en: "The engine ended with status {status} and said nothing {problem}. Let a person run `intervention doctor`.",
    zh: "引擎以状态 {status} 结束，没有任何输出 {problem}。请让用户运行 `intervention doctor`。"
  },
  too_much: {
    en: "The engine wrote more than 16 MiB and was ended. Let a person run `intervention doctor`.",
    zh: "引擎输出超过 16 MiB，已被结束。请让用户运行 `intervention doctor`。"
  },
  several_lines: {
    en: "The engine wrote more than the one line that it may write. Check that INTERVENTION_COMMAND names the engine itself.",
    zh: "引擎输出了不止一行。请确认 INTERVENTION_COMMAND 指向引擎本身。"
  },
  bad_output: {
    en: "The engine's answer is not valid ({problem}). Check with `intervention doctor` that plugin and engine have the same version.",
    zh: "引擎的回答无效（{problem}）。请用 `intervention doctor` 确认插件与引擎版本一致。"
  },
  declined: {
    en: "The engine declined: {problem}. Go on without it; `intervention doctor` shows a person what to mend.",
    zh: "引擎拒绝执行：{problem}。可以先继续；`intervention doctor` 会告诉用户如何修复。"
  },
  too_large: {
    en: "The batch is {size} bytes long, more than the {limit} that the engine reads. Put right some of the open violations first, then send the checkpoint again.",
    zh: "本批长度为 {size} 字节，超过引擎可读取的 {limit} 字节。请先改正部分未决违规，再重新发送检查点。"
  }
};
function sayEngine(message, language) {
  return fill(ENGINE_TEXTS[message.key], message.params, language);
}

// src/core/redact.ts
var HIDDEN = "***";
var VALUE = `(?:"[^"\\n]{1,2000}"|'[^'\\n]{1,2000}'|[^\\s;&|"'<>)]{1,2000})`;
var SECRET_NAME = "(?:passw(?:or)?d|pwd|passphrase|secret(?:[_-]?(?:access[_-]?)?key)?|token|api[_-]?key|access[_-]?key|private[_-]?key|credentials?|auth)";
var RULES2 = [
  [/-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^-]{0,20000}(?:-----END [A-Z ]{0,40}PRIVATE KEY-----)?/g, HIDDEN],
  [/\b([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@"'<>]{1,500}@/gi, `$1${HIDDEN}@`],
  [/\b((?:proxy-)?authorization\s{0,3}[:=]\s{0,3}(?:(?:bearer|basic|token|digest)\s{1,3})?)(?!bearer|basic|token|digest)[^\s"'<>]{1,4000}/gi, `$1${HIDDEN}`],
  [/\b(bearer\s{1,3})[\w.~+/=-]{8,4000}/gi, `$1${HIDDEN}`],
  [new RegExp(`(?<![\\w-])(--?(?:[a-z0-9]{1,20}-){0,3}${SECRET_NAME}\\s{1,3})(?!-)${VALUE}`, "gi"), `$1${HIDDEN}`],
  [new RegExp(`(${SECRET_NAME}(?:s|_\\w{0,20}|[_-]?\\d{1,4})?["']?\\s?(?:=(?!=)|:(?!:))\\s?)${VALUE}`, "gi"), `$1${HIDDEN}`],
  [/((?:^|\s)(?:-u|--user)[= ])[^\s:]{1,200}:[^\s]{1,500}/g, `$1${HIDDEN}`],
  [/\b(?:gh[pousr]_|github_pat_|glpat-|npm_|pypi-|hf_|xox[abprs]-|sk-|sk_live_|rk_live_|ya29\.|SG\.)[\w.-]{16,500}/g, HIDDEN],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}/g, HIDDEN],
  [/\beyJ[\w-]{10,4000}\.[\w-]{4,4000}\.[\w-]{0,4000}/g, HIDDEN]
];
function redact(text3) {
  return RULES2.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text3);
}

// src/effects/child.ts
import { spawn } from "node:child_process";
var MOST_STDOUT = 16 * 1024 * 1024;
var MOST_STDERR = 16 * 1024;
var GRACE_MS = 2e3;
var DRAIN_MS = 500;
var Child = class {
  #process;
  #ended;
  #stdout = [];
  #size = 0;
  #stderr = "";
  #trouble = null;
  constructor(command, options) {
    const [program = "", ...args] = command;
    let problem = "";
    try {
      this.#process = spawn(program, args, { ...options, stdio: ["pipe", "pipe", "pipe"], detached: true });
    } catch (error45) {
      this.#process = null;
      problem = error45 instanceof Error ? error45.message : String(error45);
    }
    this.#ended = this.#process === null ? Promise.resolve(this.#result(null, null, "not_started", problem)) : this.#listen(this.#process);
  }
  isAlive() {
    return this.#process?.pid !== void 0 && this.#process.exitCode === null && this.#process.signalCode === null;
  }
  /** A child that only waits does not keep its parent alive; `isHeld` undoes that. */
  hold(isHeld) {
    for (const part of [this.#process, this.#process?.stdin, this.#process?.stdout, this.#process?.stderr]) {
      const handle = part;
      if (isHeld) handle?.ref?.();
      else handle?.unref?.();
    }
  }
  /** Closes its input without a word: a child that waits for one ends. */
  release() {
    this.#process?.stdin?.end();
  }
  /** Hands over the input and waits for the end: asked to stop after `timeoutMs`, and killed when it does not. */
  async finish(input, timeoutMs) {
    this.#process?.stdin?.end(input);
    const asking = setTimeout(() => {
      this.#trouble ??= "timed_out";
      this.#signal("SIGTERM");
    }, timeoutMs);
    const killing = setTimeout(() => this.#signal("SIGKILL"), timeoutMs + GRACE_MS);
    const ended2 = await this.#ended;
    clearTimeout(asking);
    clearTimeout(killing);
    return ended2;
  }
  #listen(child) {
    child.stdin?.on("error", () => {
    });
    child.stdout?.on("data", (chunk) => this.#take(chunk));
    child.stderr?.on("data", (chunk) => this.#stderr = (this.#stderr + chunk.toString("utf8")).slice(-MOST_STDERR));
    return new Promise((resolve2) => {
      const end2 = (exit, signal) => {
        resolve2(this.#result(exit, signal, this.#trouble, ""));
        for (const pipe2 of [child.stdout, child.stderr]) pipe2?.destroy();
      };
      child.once("error", (error45) => resolve2(this.#result(null, null, "not_started", error45.message)));
      child.once("close", end2);
      child.once("exit", (exit, signal) => setTimeout(() => end2(exit, signal), DRAIN_MS).unref());
    });
  }
  #take(chunk) {
    this.#size += chunk.length;
    if (this.#size <= MOST_STDOUT) this.#stdout.push(chunk);
    else if (this.#trouble === null) {
      this.#trouble = "too_much";
      this.#signal("SIGKILL");
    }
  }
  #signal(signal) {
    const pid = this.#process?.pid;
    if (pid === void 0) return;
    try {
      process.kill(-pid, signal);
    } catch {
      this.#process?.kill(signal);
    }
  }
  #result(exit, signal, trouble, problem) {
    return { stdout: Buffer.concat(this.#stdout).toString("utf8"), stderr: this.#stderr, exit, signal, trouble, problem };
  }
};

// src/effects/bridge.ts
var MOST_WASTED = 3;
var Bridge = class {
  #options;
  #standby = null;
  #wasted = 0;
  constructor(options) {
    this.#options = options;
  }
  /** One batch. A standby that waits is used; where it has died meanwhile, a fresh process does the same. */
  async intervene(request) {
    const text3 = JSON.stringify(request);
    const size = Buffer.byteLength(text3);
    if (size > MAX_REQUEST_BYTES) return this.#unavailable("too_large", { size, limit: MAX_REQUEST_BYTES });
    const waiting = this.#takeStandby();
    if (waiting !== null) {
      const ended2 = await waiting.finish(text3, this.#options.timeoutMs);
      if (ended2.stdout.trim() !== "" || ended2.trouble === "timed_out") return this.#read(ended2, request.batch_id);
    }
    return this.#read(await this.#start(["intervene"]).finish(text3, this.#options.timeoutMs), request.batch_id);
  }
  /** Starts an engine that has everything imported and waits on its stdin; nothing where one waits already. */
  standBy() {
    if (this.#standby?.isAlive() === true || this.#wasted >= MOST_WASTED) return;
    if (this.#standby !== null) this.#wasted += 1;
    this.#standby = this.#start(["intervene", "--standby"]);
    this.#standby.hold(false);
  }
  /** A command of the engine that answers with one JSON object. */
  async run(args, input = "") {
    const ended2 = await this.#start(args).finish(input, this.#options.timeoutMs);
    const value = parseJson2(ended2.stdout);
    if (value !== void 0 && ended2.exit === 0) return { value, problem: null };
    if (value !== void 0 && ended2.exit !== null) return { value, problem: this.#unavailable("declined", { problem: reasonIn(value, ended2) }) };
    return { value: null, problem: this.#silence(ended2) ?? this.#unavailable("bad_output", { problem: brief2(ended2.stdout) }) };
  }
  dispose() {
    this.#standby?.release();
    this.#standby = null;
  }
  #takeStandby() {
    const waiting = this.#standby;
    this.#standby = null;
    if (waiting?.isAlive() !== true) return null;
    this.#wasted = 0;
    waiting.hold(true);
    return waiting;
  }
  #start(args) {
    return new Child([...this.#options.command, ...args], surroundings(this.#options));
  }
  /** A valid result counts whatever the exit status or signal. */
  #read(ended2, batchId) {
    const text3 = ended2.trouble === "too_much" ? "" : ended2.stdout.trim();
    if (text3 === "") return this.#silence(ended2) ?? this.#unavailable("no_output", { status: ended2.exit ?? "-", problem: brief2(ended2.stderr) });
    if (text3.includes("\n")) return this.#unavailable("several_lines", {});
    const parsed = parseResult(text3, batchId);
    return parsed.ok ? { kind: "result", result: parsed.value } : this.#silence(ended2) ?? this.#unavailable("bad_output", { problem: `${parsed.error.code}: ${parsed.error.message}` });
  }
  /** What kept the engine from answering; null where it ended by itself. */
  #silence({ trouble, signal, stderr, problem }) {
    if (trouble === "not_started") return this.#unavailable("not_started", { command: this.#options.command.join(" "), problem });
    if (trouble === "timed_out") return this.#unavailable("timed_out", { ms: this.#options.timeoutMs });
    if (trouble === "too_much") return this.#unavailable("too_much", {});
    return signal === null ? null : this.#unavailable("killed", { signal, problem: brief2(stderr) });
  }
  #unavailable(code, params) {
    return { kind: "unavailable", code, message: sayEngine({ key: code, params }, this.#options.language ?? "en") };
  }
};
function surroundings({ environment = process.env, root }) {
  const kept = Object.entries(environment).filter(([name]) => !name.startsWith("GIT_") || name.startsWith("GIT_CONFIG_"));
  const modules = (environment["PYTHONPATH"] ?? "").split(path10.delimiter).filter((folder) => isOutside(folder, root)).join(path10.delimiter);
  return { cwd: path10.parse(process.cwd()).root, env: { ...Object.fromEntries(kept), PYTHONSAFEPATH: "1", PYTHONPATH: modules } };
}
function isOutside(folder, root) {
  if (!path10.isAbsolute(folder)) return false;
  return root === void 0 || path10.resolve(folder) !== root && !path10.resolve(folder).startsWith(`${root}${path10.sep}`);
}
function parseJson2(text3) {
  try {
    return JSON.parse(text3);
  } catch {
    return void 0;
  }
}
function reasonIn(value, { exit, stderr }) {
  const { message, error: error45 } = typeof value === "object" && value !== null ? value : {};
  const sentence = [message, error45?.message].find((one) => typeof one === "string");
  return typeof sentence === "string" ? brief2(sentence) : brief2(stderr) || `exit ${exit}`;
}
function brief2(text3) {
  return redact(text3.trim().slice(-300));
}

// src/effects/clock.ts
import { randomUUID } from "node:crypto";
var now = () => (/* @__PURE__ */ new Date()).toISOString();
var uuid3 = () => randomUUID();

// src/effects/store.ts
import fs12 from "node:fs";
import path14 from "node:path";

// src/core/state.ts
var EMPTY_STATE = { v: 1, run: null, log: { lines: 0, head: null }, archived: [] };

// src/core/succession.ts
function follows(last, next) {
  if (last.run === null) return true;
  const { run_id: id } = last.run.pipeline;
  if (next.archived.some(({ run_id }) => run_id === id)) return true;
  if (next.run?.pipeline.run_id !== id) return false;
  return next.run.seq >= last.run.seq && next.log.lines >= last.log.lines;
}

// src/effects/parts.ts
import { createHash as createHash4 } from "node:crypto";
import fs8 from "node:fs";
import path11 from "node:path";
var CURRENT = "audit.jsonl";
var PART = /^audit\.(\d{4,9})\.jsonl$/;
var CHUNK2 = 1024 * 1024;
var NEWLINE = 10;
function partsIn(folder) {
  const numbered = namesIn(folder).flatMap((name) => {
    const found2 = PART.exec(name);
    return found2 === null ? [] : [{ name, number: Number(found2[1]) }];
  });
  return numbered.sort((a, b) => a.number - b.number).map(({ name }) => name);
}
function nextPart(parts2) {
  const last = PART.exec(parts2.at(-1) ?? "");
  return `audit.${String(Number(last?.[1] ?? 0) + 1).padStart(4, "0")}.jsonl`;
}
function freeName(folder) {
  const names = new Set(namesIn(folder));
  let number4 = 1;
  while (names.has(`changed-${number4}`)) number4 += 1;
  return `changed-${number4}`;
}
function identityOf3(file2) {
  const stat = fs8.lstatSync(file2, { bigint: true, throwIfNoEntry: false });
  return stat === void 0 ? "absent" : `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
}
var identityOfParts = (folder) => partsIn(folder).map((name) => `${name} ${identityOf3(path11.join(folder, name))}`).join("\n");
function* linesOfFile(file2) {
  const handle = fs8.openSync(file2, fs8.constants.O_RDONLY | fs8.constants.O_NOFOLLOW | fs8.constants.O_NONBLOCK);
  try {
    let rest = Buffer.alloc(0);
    const chunk = Buffer.allocUnsafe(CHUNK2);
    for (let read2 = fs8.readSync(handle, chunk); read2 > 0; read2 = fs8.readSync(handle, chunk)) {
      const bytes = Buffer.concat([rest, chunk.subarray(0, read2)]);
      const end2 = bytes.lastIndexOf(NEWLINE) + 1;
      yield* linesOf3(bytes.subarray(0, end2));
      rest = bytes.subarray(end2);
    }
    yield* linesOf3(rest);
  } finally {
    fs8.closeSync(handle);
  }
}
function* linesOf3(bytes) {
  for (let from = 0; from < bytes.length; ) {
    const end2 = bytes.indexOf(NEWLINE, from);
    const to = end2 < 0 ? bytes.length : end2;
    if (to > from) yield bytes.subarray(from, to);
    from = to + 1;
  }
}
var sha256 = (line) => createHash4("sha256").update(line).digest("hex");
function isOpenEnded(file2) {
  const size = fs8.statSync(file2, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return false;
  const handle = fs8.openSync(file2, fs8.constants.O_RDONLY | fs8.constants.O_NOFOLLOW);
  try {
    const last = Buffer.alloc(1);
    fs8.readSync(handle, last, 0, 1, size - 1);
    return last[0] !== NEWLINE;
  } finally {
    fs8.closeSync(handle);
  }
}
function namesIn(folder) {
  try {
    return fs8.readdirSync(folder);
  } catch {
    return [];
  }
}

// src/effects/chain.ts
var CHAIN_BROKEN = "chain_broken";
function walkAll(lines, expected, anchors) {
  let head = null;
  let behind = expected.lines === 0 ? 0 : -1;
  let problem = null;
  let number4 = 0;
  const missing = new Set(anchors);
  missing.delete(null);
  for (const line of lines) {
    number4 += 1;
    const entry = entryOf(line);
    if (entry?.prev !== head) problem ??= `line ${number4} does not continue the line before it`;
    if (isNoteOfBreak(entry)) problem = null;
    head = sha256(line);
    missing.delete(head);
    if (head === expected.head) behind = 0;
    else if (behind >= 0) behind += 1;
  }
  if (behind < 0 || missing.size > 0) problem ??= `of the ${expected.lines} lines that were written the newest is not among the ${number4} that are there`;
  return { log: { lines: expected.lines + Math.max(behind, 0), head }, problem };
}
function walkOn(following, from, expected) {
  let { lines: count2, head } = from;
  let bytes = 0;
  let isMet = expected.lines <= count2;
  for (const line of linesOf3(following)) {
    if (entryOf(line)?.prev !== head) return { log: { lines: count2, head }, bytes, problem: `line ${count2 + 1} does not continue the line before it` };
    count2 += 1;
    head = sha256(line);
    bytes = Math.min(line.byteOffset - following.byteOffset + line.length + 1, following.length);
    isMet ||= count2 === expected.lines && head === expected.head;
  }
  return { log: { lines: count2, head }, bytes, problem: isMet ? null : `of the ${expected.lines} lines that were written the newest is not among the ${count2} that are there` };
}
function entryOf(line) {
  try {
    const entry = JSON.parse(line.toString("utf8"));
    return typeof entry === "object" && entry !== null ? { prev: null, event: null, detail: null, ...entry } : null;
  } catch {
    return null;
  }
}
function isNoteOfBreak(entry) {
  return entry?.event === "degraded" && entry.detail?.code === CHAIN_BROKEN;
}

// src/effects/durable.ts
import { randomUUID as randomUUID2 } from "node:crypto";
import fs9 from "node:fs";
import path12 from "node:path";
var { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = fs9.constants;
function makeFolder(folder) {
  fs9.mkdirSync(folder, { recursive: true, mode: 448 });
}
function replaceFile(target, text3) {
  const beside = `${target}.${randomUUID2()}.tmp`;
  try {
    writeSynced(beside, text3);
    fs9.renameSync(beside, target);
  } catch (error45) {
    fs9.rmSync(beside, { force: true });
    throw error45;
  }
  syncFolder(path12.dirname(target));
}
function writeSynced(file2, text3) {
  const handle = fs9.openSync(file2, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 384);
  try {
    fs9.writeFileSync(handle, text3);
    fs9.fsyncSync(handle);
  } finally {
    fs9.closeSync(handle);
  }
}
function syncFolder(folder) {
  try {
    const handle = fs9.openSync(folder, fs9.constants.O_RDONLY);
    try {
      fs9.fsyncSync(handle);
    } finally {
      fs9.closeSync(handle);
    }
  } catch {
    return;
  }
}

// src/effects/entry.ts
var LONGEST_COMMAND = 2e4;
function entryOf2(fields2, { id, ts, runId, prev }) {
  return {
    v: 1,
    id,
    ts,
    run_id: runId,
    session_id: fields2.session_id,
    call_id: fields2.call_id,
    phase: fields2.phase,
    round: fields2.round,
    event: fields2.event,
    severity: fields2.severity,
    signal: fields2.signal,
    tool: fields2.tool,
    command: hush(fields2.command),
    files: fields2.files,
    detail: hushDetail(fields2.event, fields2.detail),
    prev
  };
}
function lineOf(entry) {
  return JSON.stringify(entry, (_, value) => typeof value === "string" ? cut(value, value.length) : value);
}
function hush(command) {
  return command === null ? null : redact(cut(command, LONGEST_COMMAND));
}
var SPOKEN = /* @__PURE__ */ new Set(["command", "message", "text", "description", "title", "downgrade_reason", "problem"]);
var DEEPEST = 6;
function hushDetail(event, detail) {
  return event === "intervention" ? detail : hushIn(detail, DEEPEST);
}
function hushIn(value, depth) {
  if (depth === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => hushIn(one, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typeof one === "string" && SPOKEN.has(key) ? redact(one) : hushIn(one, depth - 1)]));
}

// src/effects/lock.ts
import { randomUUID as randomUUID3 } from "node:crypto";
import fs10 from "node:fs";
import os3 from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
var PATIENCE_MS = 15e4;
var LONGEST_PAUSE_MS = 40;
var LockTaken = class extends Error {
  name = "LockTaken";
  code = "busy";
};
async function withLock(file2, work, patienceMs = PATIENCE_MS) {
  const token = await acquire(file2, patienceMs);
  try {
    return await work();
  } finally {
    if (ownerIn(file2)?.token === token) fs10.rmSync(file2, { force: true });
  }
}
async function acquire(file2, patienceMs) {
  const token = randomUUID3();
  const until = Date.now() + patienceMs;
  for (let pause2 = 2; ; pause2 = Math.min(pause2 * 2, LONGEST_PAUSE_MS)) {
    if (create(file2, token)) return token;
    if (isDead(ownerIn(file2)) && await breakStale(file2)) continue;
    if (Date.now() > until) throw new LockTaken(`${file2} is held by process ${ownerIn(file2)?.pid ?? "?"}; end that process, or remove the file when it is gone`);
    await sleep(pause2);
  }
}
function create(file2, token) {
  const beside = `${file2}.${token}`;
  const owner = { token, host: os3.hostname(), pid: process.pid, began: beginOf(process.pid) };
  fs10.writeFileSync(beside, JSON.stringify(owner), { mode: 384, flag: "wx" });
  try {
    fs10.linkSync(beside, file2);
    return true;
  } catch (error45) {
    if (error45.code === "EEXIST") return false;
    throw error45;
  } finally {
    fs10.rmSync(beside, { force: true });
  }
}
async function breakStale(file2) {
  const breaker = `${file2}.break`;
  const token = randomUUID3();
  if (!create(breaker, token)) {
    if (isDead(ownerIn(breaker))) fs10.rmSync(breaker, { force: true });
    await sleep(LONGEST_PAUSE_MS);
    return false;
  }
  if (isDead(ownerIn(file2))) fs10.rmSync(file2, { force: true });
  if (ownerIn(breaker)?.token === token) fs10.rmSync(breaker, { force: true });
  return true;
}
function ownerIn(file2) {
  try {
    const owner = JSON.parse(readText2(file2, 4096) ?? "null");
    return typeof owner === "object" && owner !== null && typeof owner.pid === "number" ? owner : null;
  } catch {
    return null;
  }
}
function isDead(owner) {
  if (owner === null || owner.host !== os3.hostname()) return false;
  if (!isRunning(owner.pid)) return true;
  return owner.began !== null && beginOf(owner.pid) !== owner.began;
}
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error45) {
    return error45.code === "EPERM";
  }
}
function beginOf(pid) {
  try {
    const stat = fs10.readFileSync(`/proc/${pid}/stat`, "latin1");
    const boot = fs10.readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim();
    return `${boot}:${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? ""}`;
  } catch {
    return null;
  }
}

// src/effects/log.ts
import fs11 from "node:fs";
import path13 from "node:path";
var folderOf3 = (stateFolder, runId) => path13.join(stateFolder, "runs", runId);
var FULL = 8 * 1024 * 1024;
var MOST_HELD = 8 * FULL;
var { O_WRONLY: O_WRONLY2, O_APPEND, O_CREAT: O_CREAT2, O_NOFOLLOW: O_NOFOLLOW2 } = fs11.constants;
var AuditLog = class {
  #folder;
  #file;
  #full;
  #known = null;
  #held = [];
  #isDirty = false;
  constructor(folder, full = FULL) {
    this.#folder = folder;
    this.#file = path13.join(folder, CURRENT);
    this.#full = full;
  }
  /** Compares the files with what the state says of them. Reads only what is not as this process left it. */
  check(expected) {
    const [current, parts2] = [identityOf3(this.#file), identityOfParts(this.#folder)];
    const known2 = this.#known;
    if (known2 !== null && known2.current === current && known2.parts === parts2 && isEqual(known2.log, expected)) return { kind: "same" };
    const found2 = known2 !== null && known2.parts === parts2 ? this.#readOn(known2, expected) : this.#readAll(expected);
    if (found2.problem !== null) return { kind: "broken", problem: found2.problem };
    this.#known = { current, parts: parts2, log: found2.log };
    return isEqual(found2.log, expected) ? { kind: "same" } : { kind: "grown", log: found2.log };
  }
  /**
   * After a break: puts the growing file back as this process knows it, with what soundly continues it, and keeps the
   * changed one beside it. Null where this process has not known the log before. Throws the system's errors.
   */
  putBack(expected) {
    const known2 = this.#known;
    if (known2 === null || identityOfParts(this.#folder) !== known2.parts) {
      this.#known = null;
      return null;
    }
    const held = this.#heldBytes();
    const bytes = this.#present();
    const isPrefix = bytes !== null && bytes.subarray(0, held.length).equals(held);
    const more = isPrefix ? walkOn(bytes.subarray(held.length), known2.log, expected) : { log: known2.log, bytes: 0 };
    const sound = isPrefix ? bytes.subarray(0, held.length + more.bytes) : held;
    const kept = identityOf3(this.#file) === "absent" ? null : freeName(this.#folder);
    makeFolder(this.#folder);
    if (kept !== null) fs11.renameSync(this.#file, path13.join(this.#folder, kept));
    replaceFile(this.#file, sound);
    this.#held = [Buffer.from(sound)];
    this.#know(more.log);
    return { log: more.log, kept };
  }
  /** Before an append: lays a full file aside. The name of the part that a new file has to name first, or null. */
  turn() {
    const size = fs11.lstatSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > 0 && size < this.#full) return null;
    const parts2 = partsIn(this.#folder);
    if (size === 0) return parts2.at(-1) ?? null;
    this.sync();
    const name = nextPart(parts2);
    fs11.renameSync(this.#file, path13.join(this.#folder, name));
    syncFolder(this.#folder);
    this.#held = [];
    if (this.#known !== null) this.#know(this.#known.log);
    return name;
  }
  /** Appends one line, which must hold no line break. Throws the system's error. */
  append(line, log) {
    makeFolder(this.#folder);
    const bytes = Buffer.from(`${isOpenEnded(this.#file) ? "\n" : ""}${line}
`);
    const handle = fs11.openSync(this.#file, O_WRONLY2 | O_APPEND | O_CREAT2 | O_NOFOLLOW2, 384);
    try {
      fs11.writeFileSync(handle, bytes);
    } finally {
      fs11.closeSync(handle);
    }
    this.#held.push(bytes);
    const grown = { lines: log.lines + 1, head: sha256(line) };
    this.#known = { current: identityOf3(this.#file), parts: this.#known?.parts ?? identityOfParts(this.#folder), log: grown };
    this.#isDirty = true;
    return grown;
  }
  /** What the state will say of the log must be on the disk before the state says it. */
  sync() {
    if (!this.#isDirty) return;
    this.#isDirty = false;
    if (identityOf3(this.#file) === "absent") return;
    const handle = fs11.openSync(this.#file, O_WRONLY2 | O_NOFOLLOW2);
    try {
      fs11.fsyncSync(handle);
    } finally {
      fs11.closeSync(handle);
    }
  }
  /** What this process knows is compared byte for byte; what follows it has to continue its chain. */
  #readOn(known2, expected) {
    const [held, bytes] = [this.#heldBytes(), this.#present()];
    if (bytes === null || !bytes.subarray(0, held.length).equals(held)) return { log: expected, problem: this.#readAll(expected, false).problem ?? "lines that were written before are not what they were" };
    const more = walkOn(bytes.subarray(held.length), known2.log, expected);
    if (more.problem === null) this.#held = [Buffer.from(bytes)];
    return more;
  }
  #readAll(expected, keeps = true) {
    const bytes = this.#present();
    const walked = walkAll(this.#allLines(), expected, [this.#known?.log.head ?? null]);
    if (keeps) this.#held = bytes === null ? [] : [bytes];
    return walked;
  }
  *#allLines() {
    for (const name of partsIn(this.#folder)) yield* linesOfFile(path13.join(this.#folder, name));
    if (identityOf3(this.#file) !== "absent") yield* linesOfFile(this.#file);
  }
  #present() {
    return identityOf3(this.#file) === "absent" ? Buffer.alloc(0) : readBounded(this.#file, MOST_HELD);
  }
  #heldBytes() {
    if (this.#held.length !== 1) this.#held = [Buffer.concat(this.#held)];
    return this.#held[0];
  }
  #know(log) {
    this.#known = { current: identityOf3(this.#file), parts: identityOfParts(this.#folder), log };
  }
};
var isEqual = (one, other) => one.lines === other.lines && one.head === other.head;

// src/effects/seal.ts
import { createHash as createHash5 } from "node:crypto";
var SEAL = /,"seal":"([0-9a-f]{64})"\}\s*$/;
var TAIL = 100;
var digestOf = (text3) => createHash5("sha256").update(text3).digest("hex");
function seal(json2) {
  return `${json2.slice(0, -1)},"seal":"${digestOf(json2)}"}
`;
}
function unseal(text3) {
  const from = Math.max(0, text3.length - TAIL);
  const found2 = SEAL.exec(text3.slice(from));
  if (found2 === null) return null;
  const json2 = `${text3.slice(0, from + found2.index)}}`;
  return digestOf(json2) === found2[1] ? json2 : null;
}

// src/effects/statefile.ts
var STATUSES = /* @__PURE__ */ new Set(["idle", "active", "ralph_loop", "awaiting_approval", "approved", "complete", "paused", "suspended", "archived"]);
var RUN_OBJECTS = ["pipeline", "config", "base", "start", "marks", "touched", "phaseChanges", "evidence", "persons", "children", "refusals"];
var RUN_LISTS = ["open", "unattributed", "background", "waived", "issues", "liveSessions", "doneDecisions", "loosened"];
function stateToText(state) {
  return seal(JSON.stringify(state));
}
function stateFromText(text3) {
  const value = parse9(unseal(text3) ?? "");
  if (!isObject3(value) || value["v"] !== 1 || !isLog(value["log"]) || !Array.isArray(value["archived"])) return null;
  return value["run"] === null || isRun(value["run"]) ? { ...EMPTY_STATE, ...value } : null;
}
function parse9(text3) {
  try {
    return JSON.parse(text3);
  } catch {
    return null;
  }
}
function isObject3(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isLog(value) {
  return isObject3(value) && Number.isSafeInteger(value["lines"]) && (value["head"] === null || typeof value["head"] === "string");
}
function isRun(value) {
  if (!isObject3(value)) return false;
  const hasShape = RUN_OBJECTS.every((name) => isObject3(value[name])) && RUN_LISTS.every((name) => Array.isArray(value[name]));
  return hasShape && Number.isSafeInteger(value["seq"]) && isPipeline(value["pipeline"]);
}
function isPipeline(pipeline) {
  const { run_id: id, owner, phase, status, rounds, completed, times } = pipeline;
  const isNamed = typeof id === "string" && /^[\w-]{1,100}$/.test(id) && typeof owner === "string";
  return isNamed && Number.isInteger(phase) && STATUSES.has(status) && Array.isArray(rounds) && Array.isArray(completed) && isObject3(times);
}

// src/effects/store.ts
var MOST_STATE = 256 * 1024 * 1024;
var MOST_FILE = 16 * 1024 * 1024;
var MOST_DECISIONS = 1e3;
var Store = class {
  #folder;
  #clock;
  #full;
  #state;
  #decisions;
  #exceptions;
  #last = EMPTY_STATE;
  #found = /* @__PURE__ */ new Set();
  #closed = /* @__PURE__ */ new Set();
  #hadLedger = false;
  #log = null;
  /** `full` is the size in bytes at which a file of the log is laid aside. */
  constructor(folder, clock, full = FULL) {
    this.#folder = folder;
    this.#clock = clock;
    this.#full = full;
    this.#state = new Watched(this.#file("state.json"), readState);
    this.#decisions = new Watched(this.#file("decisions"), readDecisions);
    this.#exceptions = new Watched(this.#file("exceptions.json"), readExceptions);
  }
  /**
   * The state as it is on disk. Where it was taken away, damaged, edited or set back under a live run, the last one that
   * this process knows.
   */
  peek = () => {
    const read2 = this.#read();
    if (typeof read2 !== "string") this.#last = read2;
    else if (read2 === "absent" && this.#last.run === null) this.#last = EMPTY_STATE;
    return this.#last;
  };
  #read() {
    const read2 = this.#state.get();
    return typeof read2 === "string" || read2 === this.#last || follows(this.#last, read2) ? read2 : "damaged";
  }
  /** False where the file is no state and this process knows of no live run either: then nobody knows whether there is one. */
  isReadable = () => {
    return this.#read() !== "damaged" || this.peek().run !== null;
  };
  /**
   * Works on the state alone among all processes, and keeps what the work makes of it. Throws LockTaken, the system's
   * errors, and an error where the state cannot be read.
   */
  locked = async (work) => {
    const opened = this.#closeFolders();
    makeFolder(this.#folder);
    for (const folder of this.#folders()) this.#closed.add(folder);
    return withLock(this.#file("audit.lock"), async () => {
      if (!this.isReadable()) throw new Error(`${this.#file("state.json")} cannot be read; \`intervention doctor\` says what to do`);
      const before2 = this.peek();
      const { state, value } = await work(this.#mend(before2, opened));
      if (state !== before2 || typeof this.#read() === "string") this.#save(state);
      return value;
    });
  };
  /** Appends an entry to the run's log at once; the state that names it is saved at the end of the section. */
  append = (state, runId, fields2) => {
    const part = this.#logOf(runId).turn();
    const begun = part === null ? state : this.#write(state, runId, { ...fields2, ...CONTINUATION, detail: { rule: "log_continues", paths: [part] } }).state;
    return this.#write(begun, runId, fields2);
  };
  #write(state, runId, fields2) {
    const entry = entryOf2(fields2, { id: this.#clock.uuid(), ts: this.#clock.now(), runId, prev: state.log.head });
    return { entry, state: { ...state, log: this.#logOf(runId).append(lineOf(entry), state.log) } };
  }
  /** What was found changed since this was last asked; each kind once. */
  takeTampering = () => {
    const found2 = [...this.#found];
    this.#found.clear();
    return found2;
  };
  decisions = () => {
    return this.#decisions.get();
  };
  exceptions = () => {
    return this.#exceptions.get();
  };
  /** What a crash left behind is taken up; what somebody else did to state or log is written where it is found. */
  #mend(state, opened) {
    if (state.run === null) return state;
    const notes = [];
    if (opened.length > 0) notes.push(["folder_opened", `the permissions of ${opened.join(", ")} were changed from outside; they are 0700 again`]);
    if (typeof this.#read() === "string") notes.push(["state_restored", "state.json was gone, edited or set back under a live run; it is written again from memory"]);
    if (this.#hasLostLedger()) notes.push(["ledger_gone", "ledger.db is gone: what was done before can no longer be undone by its number, and strikes count anew"]);
    const found2 = this.#mendLog(state, state.run.pipeline.run_id);
    return [...found2.notes, ...notes].reduce((left, [code, message]) => this.#note(left, code, message), found2.state);
  }
  #mendLog(state, runId) {
    const log = this.#logOf(runId);
    const check2 = log.check(state.log);
    if (check2.kind === "same") return { state, notes: [] };
    if (check2.kind === "grown") return { state: { ...state, log: check2.log }, notes: [] };
    const back2 = log.putBack(state.log);
    const said = `the audit log was changed from outside: ${check2.problem}`;
    if (back2 === null) return { state, notes: [[CHAIN_BROKEN, said]] };
    const kept = back2.kept === null ? "" : `; the changed one is kept as ${back2.kept}`;
    return { state: { ...state, log: back2.log }, notes: [["chain_restored", `${said}; it is put back as this process had it${kept}`]] };
  }
  /**
   * Takes from others what they should not have, and gives the owner back what it needs. Those that were closed when this
   * process last looked; outer folders first, since an inner one may be out of reach.
   */
  #closeFolders() {
    return this.#folders().filter((folder) => {
      const stat = fs12.statSync(folder, { throwIfNoEntry: false });
      if (stat === void 0) return false;
      const isOpen = (stat.mode & 511) !== 448;
      if (isOpen) fs12.chmodSync(folder, 448);
      return isOpen && this.#closed.has(folder);
    });
  }
  #folders() {
    return [path14.dirname(this.#folder), this.#folder];
  }
  #hasLostLedger() {
    const isThere = fs12.existsSync(this.#file("ledger.db"));
    const isLost = this.#hadLedger && !isThere;
    this.#hadLedger = isThere;
    return isLost;
  }
  #note(state, code, message) {
    if (state.run === null) return state;
    this.#found.add(code);
    const { pipeline } = state.run;
    const fields2 = {
      session_id: pipeline.owner,
      call_id: null,
      phase: pipeline.phase,
      round: pipeline.round,
      event: "degraded",
      severity: "warn",
      signal: null,
      tool: null,
      command: null,
      files: [],
      detail: { what: "log", code: code === "chain_restored" ? CHAIN_BROKEN : code, message }
    };
    return this.append(state, pipeline.run_id, fields2).state;
  }
  #save(state) {
    if (state === EMPTY_STATE) return;
    this.#log?.log.sync();
    replaceFile(this.#file("state.json"), stateToText(state));
    this.#state.know(state);
    this.#last = state;
  }
  #logOf(runId) {
    if (this.#log?.runId !== runId) {
      this.#log?.log.sync();
      this.#log = { runId, log: new AuditLog(folderOf3(this.#folder, runId), this.#full) };
    }
    return this.#log.log;
  }
  #file(name) {
    return path14.join(this.#folder, name);
  }
};
var CONTINUATION = { call_id: null, event: "observed", severity: "info", signal: null, tool: null, command: null, files: [] };
function readState(file2, isThere) {
  if (!isThere) return "absent";
  const text3 = readText2(file2, MOST_STATE);
  return text3 === null ? "damaged" : stateFromText(text3) ?? "damaged";
}
function readDecisions(folder) {
  return readTexts(folder, MOST_FILE, MOST_DECISIONS).map(parseDecisionFile).flatMap((parsed) => parsed.ok ? [parsed.value] : []);
}
function readExceptions(file2) {
  const text3 = readText2(file2, MOST_FILE);
  const parsed = text3 === null ? null : parseExceptions(text3);
  return parsed?.ok === true ? parsed.value.entries : [];
}

// src/run/wiring.ts
var LIMIT5 = 1024 * 1024;
var ENGINE = ["intervention"];
function makeServices(place, versions, environment) {
  const loaded = remembered(() => sourcesOf(place, environment));
  let bridge = null;
  const engine = () => bridge ??= bridgeFor(loaded(), place.root);
  return {
    versions,
    now,
    uuid: uuid3,
    store: new Store(place.state, { now, uuid: uuid3 }),
    engine: {
      intervene: (request) => engine().intervene(request),
      snapshot: (run, name, kept) => takeSnapshot(engine(), place, run, name, kept),
      standBy: () => engine().standBy()
    },
    config: { read: () => readable(loaded()) }
  };
}
function sourcesOf(place, environment) {
  const home = environment["XDG_CONFIG_HOME"] ?? path15.join(environment["HOME"] ?? os4.homedir(), ".config");
  return { user: fileAt(path15.join(home, "opencode", "watchdog.jsonc")), project: fileAt(path15.join(place.root, ".opencode", "watchdog.jsonc")), environment };
}
function remembered(read2) {
  let known2 = null;
  return () => {
    const sources2 = read2();
    const key = JSON.stringify([sources2.user, sources2.project]);
    if (known2?.key !== key) known2 = { key, value: loadConfig(sources2) };
    return known2.value;
  };
}
function fileAt(name) {
  const bytes = readBounded(name, LIMIT5);
  return bytes === null ? null : { name, text: bytes.toString("utf8") };
}
function bridgeFor({ engine, config: config2 }, root) {
  const command = engine.command ?? ENGINE;
  return new Bridge({ command: command.at(-1) === "intervene" ? command.slice(0, -1) : command, timeoutMs: engine.timeoutMs, root, language: config2.language });
}
function readable({ config: config2, sha256: sha2562, loosened, warnings }) {
  return { config: config2, sha: sha2562, loosened, warnings: warnings.map((warning) => sayConfig(warning, config2.language)) };
}
async function takeSnapshot(bridge, place, run, name, kept) {
  const keep = kept === null ? [] : ["--keep-from", kept.from, "--keep-file", "-"];
  const { value, problem } = await bridge.run(["snapshot", "--root", place.root, "--run", run, "--name", name, ...keep, "--json"], kept === null ? "" : JSON.stringify(kept.paths));
  const commit = typeof value === "object" && value !== null && "commit" in value ? value.commit : null;
  if (problem === null && typeof commit === "string") return { ok: true, commit };
  return { ok: false, code: problem?.code ?? "bad_output", message: problem?.message ?? "the engine named no commit" };
}

// src/core/messages/tampering.ts
var TAMPERING_TEXTS = {
  state_restored: {
    en: "The guard's state was changed from outside and is put back. It is not yours to change: go on with your work, and let a person run `intervention doctor`.",
    zh: "守卫的状态文件被外部改动，已恢复。它不归你修改：请继续工作，并请用户运行 `intervention doctor`。"
  },
  chain_restored: {
    en: "The guard's log was changed from outside and is put back; the changed one is kept. It is not yours to change: go on with your work, and let a person run `intervention doctor`.",
    zh: "守卫的日志被外部改动，已恢复，改动后的版本另行保留。它不归你修改：请继续工作，并请用户运行 `intervention doctor`。"
  },
  chain_broken: {
    en: "The guard's log was changed from outside and cannot be put back: what it says of the time before proves nothing. Leave it alone, and let a person run `intervention doctor`.",
    zh: "守卫的日志被外部改动且无法恢复：此前的内容不足为凭。请勿改动它，并请用户运行 `intervention doctor`。"
  },
  folder_opened: {
    en: "The permissions of the guard's folder were changed and are put back. Leave it alone, and let a person run `intervention doctor`.",
    zh: "守卫目录的权限被改动，已恢复。请勿改动它，并请用户运行 `intervention doctor`。"
  },
  ledger_gone: {
    en: "The guard's ledger is gone and cannot be put back: undoing by number is lost for what was done before. Leave the guard's folder alone, and let a person run `intervention doctor`.",
    zh: "守卫的账本已丢失且无法恢复：此前的操作无法再按编号撤销。请勿改动守卫目录，并请用户运行 `intervention doctor`。"
  },
  ground_restored: {
    en: "Changed by a call of yours and put back: {paths}. This is the guard's own ground. Leave it alone; a person changes it, or restores the other version from {kept}.",
    zh: "被你的调用改动，已恢复：{paths}。这是守卫自身的领地，请勿改动；由用户修改，或从 {kept} 取回另一版本。"
  },
  ground_lost: {
    en: "Changed by a call of yours and not put back: {paths}. This is the guard's own ground. Leave it alone, and let a person run `intervention doctor`.",
    zh: "被你的调用改动，未能恢复：{paths}。这是守卫自身的领地，请勿改动，并请用户运行 `intervention doctor`。"
  },
  refs_restored: {
    en: "The guard's snapshots were taken away and are put back: {paths}. They are what undoing needs: leave refs/intervention and the stash entries of the guard alone.",
    zh: "守卫的快照被移除，已恢复：{paths}。撤销需要它们：请勿改动 refs/intervention 以及守卫的 stash 条目。"
  },
  refs_lost: {
    en: "The guard's snapshots were taken away and git no longer holds them: {paths}. What they kept cannot be brought back. Leave refs/intervention alone, and let a person run `intervention doctor`.",
    zh: "守卫的快照被移除，git 已不再保存：{paths}。其中的内容无法找回。请勿改动 refs/intervention，并请用户运行 `intervention doctor`。"
  }
};
var sayTampering = (key, params, language) => fill(TAMPERING_TEXTS[key], params, language);

// src/run/worktree.ts
var MOST_ANCESTORS = 20;
var Worktree = class {
  /** Calls between their two hooks, by session and call: a parent and its subagent may use the same call id. */
  inFlight = /* @__PURE__ */ new Map();
  /** Parent of each session that was announced; null for a root session. */
  parents = /* @__PURE__ */ new Map();
  /** Sessions that have loaded the skill without a run being live. */
  skilled = /* @__PURE__ */ new Set();
  /** First hooks of writing calls, numbered; and per session the newest of those whose call has ended. */
  lastEnded = /* @__PURE__ */ new Map();
  begun = /* @__PURE__ */ new Map();
  /** Calls that must have failed, since their turn is over; they answer for what is found at the next look, then go. */
  failed = /* @__PURE__ */ new Set();
  /** The host's version, as its sessions tell it. */
  hostVersion = null;
  /** Calls seen since the state was last written. */
  callsSeen = 0;
  #notices = /* @__PURE__ */ new Set();
  /** `A` and `a` are one file here. */
  ignoresCase;
  place;
  launch;
  services;
  #turn = Promise.resolve();
  #reader = null;
  #ignore = null;
  #order = 0;
  #green = "idle";
  constructor(place, launch, services) {
    this.place = place;
    this.launch = launch;
    this.services = services;
    this.ignoresCase = isCaseIgnored(place.root);
  }
  /** The state as last seen, in the shape that a section has. */
  peekSection() {
    return { state: this.peek() };
  }
  /** The state as it was last seen, reread when somebody else has written it. Synchronous: the verdict uses it. */
  peek() {
    return this.services.store.peek();
  }
  /** The configuration in force: the run's own while one is live, else what the files say now. */
  config() {
    return this.peek().run?.config ?? this.services.config.read().config;
  }
  exceptions() {
    return this.services.store.exceptions();
  }
  /** Does one piece of work on the state, alone: one at a time in this process, and under the lock among processes. */
  section(work) {
    const turn = this.#turn.then(() => this.#alone(work));
    this.#turn = turn.catch(() => {
    });
    return turn;
  }
  /** What was logged before a failure stays known: the state is kept in either case. */
  async #alone(work) {
    const done = await this.services.store.locked(async (state) => {
      const section = new Section(state, this.services.store.append);
      for (const key of this.services.store.takeTampering()) this.notice(sayTampering(key, {}, this.config().language));
      this.#countCalls(section);
      const value = await work(section).then((given) => ({ given }), (failed3) => ({ failed: failed3 }));
      return { state: section.state, value };
    });
    if ("failed" in done) throw done.failed;
    return done.given;
  }
  #countCalls(section) {
    if (section.run === null || this.callsSeen === 0) return;
    section.update({ callsSeen: section.live.callsSeen + this.callsSeen });
    this.callsSeen = 0;
  }
  /** Reads base contents of the live run; kept until the base is another one. */
  reader(section) {
    const base = section.state.run?.base;
    if (base === void 0) throw new Error("no live run");
    if (this.#reader === null || this.#reader.key !== keyOf2(section.state)) {
      this.#reader = new BaseReader(this.place.root, base, keyOf2(section.state));
    }
    return this.#reader;
  }
  ignore(section) {
    const rules = section.state.run?.base.ignore;
    if (rules === void 0) return null;
    if (this.#ignore === null || this.#ignore.key !== keyOf2(section.state)) {
      this.#ignore?.dispose();
      this.#ignore = new BaseIgnore(rules, keyOf2(section.state));
    }
    return this.#ignore;
  }
  /** The host says that a call has failed: what it may have written is still looked at once. */
  callFailed(session, call) {
    const key = `${session}\0${call}`;
    if (this.inFlight.has(key)) this.failed.add(key);
  }
  dropFailed() {
    for (const key of this.failed) this.inFlight.delete(key);
    this.failed.clear();
  }
  /** Something to tell with the next answer; said once. */
  notice(text3) {
    this.#notices.add(text3);
  }
  takeNotices() {
    const texts2 = [...this.#notices];
    this.#notices.clear();
    return texts2;
  }
  nextOrder() {
    return ++this.#order;
  }
  /** Keeps the tree of a green run; runs that come while one is being kept are served by one more. */
  wantGreenSnapshot() {
    this.#green = this.#green === "idle" ? "busy" : "again";
    if (this.#green === "busy") void this.#keepGreen().catch(() => {
    });
  }
  async #keepGreen() {
    do {
      this.#green = "busy";
      const { run } = this.peek();
      const green = run?.evidence.green;
      if (run == null || green == null) break;
      const taken = await this.services.engine.snapshot(run.pipeline.run_id, `green-${green.seq}`, null);
      if (taken.ok) await this.section(async (section) => noteSnapshot(section, green.seq, taken.commit));
    } while (this.#isWantedAgain());
    this.#green = "idle";
  }
  #isWantedAgain() {
    return this.#green === "again";
  }
  /** The session at the top of a chain of subagents. */
  rootOf(session) {
    let here = session;
    for (let steps = 0; steps < MOST_ANCESTORS; steps++) {
      const parent = this.parents.get(here) ?? null;
      if (parent === null) return here;
      here = parent;
    }
    return here;
  }
  /** Switched off, and no run that began while it was on. */
  isOff() {
    return this.peek().run === null && !this.config().enabled;
  }
  isRoot(session) {
    return (this.parents.get(session) ?? null) === null;
  }
};
var keyOf2 = ({ run }) => run === null ? "" : `${run.pipeline.run_id} ${run.marks.phaseEnter}`;
function noteSnapshot(section, seq, commit) {
  const green = section.run?.evidence.green;
  if (green == null || green.seq !== seq || section.live.evidence.lastSource > seq) return;
  section.update({ evidence: { ...section.live.evidence, green: { ...green, snapshot: commit } } });
}

// src/core/version.ts
var VERSION2 = "0.1.0";

// src/index.ts
var KEY = /* @__PURE__ */ Symbol.for("tdd-watchdog.guards");
var Watchdog = async (host) => {
  const found2 = await findPlace(host.directory);
  if (!found2.ok) return hooksWithoutTree();
  const guards = globalThis[KEY] ??= /* @__PURE__ */ new Map();
  const key = `${found2.place.root}\0${host.directory}`;
  const guard = guards.get(key) ?? {
    once: new Once(),
    worktree: new Worktree(found2.place, host.directory, makeServices(found2.place, { plugin: VERSION2, host: "opencode" }, process.env))
  };
  guards.set(key, guard);
  return hooksOf(guard.worktree, guard.once, sessionOf(host));
};
function sessionOf({ client }) {
  return async (session) => {
    const answer = await client?.session?.get?.({ path: { id: session } });
    return answer?.data;
  };
}
export {
  Watchdog
};
