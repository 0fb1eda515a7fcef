// The commands of docs/install.md. They are run as they stand there; only the names that the guide says to replace are.
import { execFileSync } from 'node:child_process'

/**
 * The blocks of commands of a section, in their order.
 * @param {string} guide its text
 * @param {string} heading of the section, which ends at the next one
 * @returns {string[]} throws when the section has none
 */
export function commandsOf(guide, heading) {
  const section = guide.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  const blocks = [...section.matchAll(/^```\n(.*?)^```$/gms)].map(([, commands]) => commands ?? '')
  if (blocks.length === 0) throw new Error(`The guide has no commands below “${heading}”.`)
  return blocks
}

/**
 * A text with the names of this installation.
 * @param {string} text
 * @param {readonly (readonly [name: string | RegExp, value: string])[]} names to replace; throws when the text lacks one
 */
export function withNames(text, names) {
  return names.reduce((result, [name, value]) => {
    if (typeof name === 'string' ? !result.includes(name) : result.search(name) < 0)
      throw new Error(`There is no ${name} in\n${text}`)
    return result.replaceAll(name, () => value)
  }, text)
}

/**
 * Runs commands in a shell that ends at the first failure.
 * @param {string} commands
 * @param {{ folder: string, env: NodeJS.ProcessEnv }} where
 * @returns {string} what they print; throws with their errors
 */
export const run = (commands, { folder, env }) =>
  execFileSync('sh', ['-euc', commands], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' })
