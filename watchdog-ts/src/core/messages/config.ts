// What is said about the configuration. Each sentence names the place and what to write there.
import { fill, type Language, type Message, type Text } from "./message.ts"

export const CONFIG_TEXTS = {
  config_broken: {
    en: "{file} is not well formed at line {line}, near \"{key}\" ({problem}). Nothing in it is used and the defaults hold; correct the file.",
    zh: "{file} 第 {line} 行 “{key}” 附近格式有误（{problem}）。该文件全部不予采用，默认值仍然有效；请修正该文件。",
  },
  config_too_long: {
    en: "{file} is longer than {most} characters. Nothing in it is used and the defaults hold; shorten it.",
    zh: "{file} 超过 {most} 个字符。该文件全部不予采用，默认值仍然有效；请缩短它。",
  },
  config_unknown: {
    en: "{file}, line {line}: there is no setting \"{key}\", so it has no effect. Correct its name or remove it.",
    zh: "{file} 第 {line} 行：没有名为 “{key}” 的设置，因此不起作用。请更正名称或删除。",
  },
  config_value: {
    en: "{file}, line {line}: the value of \"{key}\" is not used. Write: {expected}.",
    zh: "{file} 第 {line} 行：“{key}” 的值不予采用。应写为：{expected}。",
  },
  config_engine: {
    en: "{file}, line {line}: \"{key}\" is not read from a project, which the agent can write. Put it into the user's own file or into INTERVENTION_COMMAND.",
    zh: "{file} 第 {line} 行：“{key}” 不会从项目读取，因为代理可以改写项目。请写入用户自己的配置文件或 INTERVENTION_COMMAND。",
  },
  config_variable: {
    en: "The environment variable {variable} is not used. Write: {expected}.",
    zh: "环境变量 {variable} 不予采用。应写为：{expected}。",
  },
} as const satisfies Readonly<Record<string, Text>>

export type ConfigKey = keyof typeof CONFIG_TEXTS

export function sayConfig(message: Message<ConfigKey>, language: Language): string {
  return fill(CONFIG_TEXTS[message.key], message.params, language)
}
