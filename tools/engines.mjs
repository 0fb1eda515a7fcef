// The other engines that people have: which of them this machine has, and `npm run engines:install`, the only script that
// installs packages of the system. docs/browsers.md
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installPackages, mayInstall, programAt } from './packages.mjs'

/**
 * @typedef {object} Engine
 * @property {string} name for people
 * @property {readonly string[]} commands that it needs
 * @property {readonly string[]} packages of Debian that have them
 * @property {number} [least] the first version of its first command that the client can drive
 */

/** By the name of their project in tests/engines.config.ts. @type {Readonly<Record<string, Engine>>} */
export const engines = {
  // The client asks for network.addDataCollector, which the ESR before, that of Debian 12, does not know.
  firefox: { name: 'Firefox ESR', commands: ['firefox-esr'], packages: ['firefox-esr'], least: 143 },
  webkit: {
    name: 'WebKitGTK',
    commands: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

/** The version of a program, without its minor parts. @param {string} command */
const versionOf = (command) =>
  Number(/\d+/.exec(execFileSync(command, ['--version'], { encoding: 'utf8', stdio: 'pipe' }))?.[0])

/** Whether this machine has an engine, in a version that can be driven. @param {Engine} engine */
export const isInstalled = ({ commands, least = 0 }) =>
  commands.every((name) => programAt(name) !== undefined) &&
  (least === 0 || versionOf(commands[0] ?? '') >= least)

/** The name of an engine for people, with the first version that works. @param {Engine} engine */
export const needed = ({ name, least }) => (least === undefined ? name : `${name}, version ${least} or later`)

/** Installs the engines that are missing, where that can be done. */
function install() {
  const missing = Object.values(engines).filter((engine) => !isInstalled(engine))
  if (missing.length === 0) return
  const packages = missing.flatMap((engine) => engine.packages)
  if (mayInstall()) installPackages(packages)
  else console.log(`Not installed here: on Debian, apt-get install ${packages.join(' ')} as root.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install()
