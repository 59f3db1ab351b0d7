// A plugin that guards nothing. It writes down every hook call that it gets, and answers in ways that a test can see.
import fs from 'node:fs'
import path from 'node:path'

export const Probe = async ({ directory }) => {
  const file = path.join(directory, '.opencode', 'seen.jsonl')
  const note = (hook, input, output) => fs.appendFileSync(file, JSON.stringify({ hook, input, output }) + '\n')
  note('loaded', {}, {})
  return {
    event: async ({ event }) => {
      if (event.type.startsWith('session.')) note('event', event, {})
    },
    'chat.message': async (input, output) => note('chat.message', input, output),
    'tool.execute.before': async (input, output) => {
      note('tool.execute.before', input, output)
      if (String(output.args.filePath ?? '').includes('forbidden')) {
        throw new Error(`Refused: "${output.args.filePath}"\n  第二行 — do it another way.`)
      }
    },
    'tool.execute.after': async (input, output) => note('tool.execute.after', input, output),
    'shell.env': async (input, output) => {
      note('shell.env', input, {})
      output.env.PROBE_MARK = 'agent'
    },
    'experimental.chat.system.transform': async (input, output) => {
      output.system.push('A line from the probe.')
    },
  }
}
