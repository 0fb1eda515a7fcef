// The other engines that people have: which of them this machine has, and `npm run engines:install`, the only script that
// installs packages of the system. docs/browsers.md
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {object} Engine
 * @property {string} name for people
 * @property {readonly string[]} commands that it needs
 * @property {readonly string[]} packages of Debian that have them
 */

/** By the name of their project in tests/engines.config.ts. @type {Readonly<Record<string, Engine>>} */
export const engines = {
  firefox: { name: 'Firefox ESR', commands: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    name: 'WebKitGTK',
    commands: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

const isCommand = (/** @type {string} */ name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))

/** Whether this machine has an engine. @param {Engine} engine */
export const isInstalled = ({ commands }) => commands.every(isCommand)

const isDebian = () => existsSync('/etc/debian_version') && isCommand('apt-get')

/** Installs what is missing, where that can be done: on Debian as root. */
function install() {
  const missing = Object.values(engines).filter((engine) => !isInstalled(engine))
  if (missing.length === 0) return
  const packages = missing.flatMap((engine) => engine.packages)
  if (!isDebian() || process.getuid?.() !== 0) {
    console.log(`Not installed here: on Debian, apt-get install ${packages.join(' ')} as root.`)
    return
  }
  const options = {
    stdio: /** @type {const} */ ('inherit'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install()
