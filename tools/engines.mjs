// The other engines that people have: which of them this machine has, and `npm run engines:install`, the only script that
// installs packages of the system. docs/browsers.md
import { fileURLToPath } from 'node:url'
import { installPackages, mayInstall, programAt } from './packages.mjs'

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

/** Whether this machine has an engine. @param {Engine} engine */
export const isInstalled = ({ commands }) => commands.every((name) => programAt(name) !== undefined)

/** Installs the engines that are missing, where that can be done. */
function install() {
  const missing = Object.values(engines).filter((engine) => !isInstalled(engine))
  if (missing.length === 0) return
  const packages = missing.flatMap((engine) => engine.packages)
  if (mayInstall()) installPackages(packages)
  else console.log(`Not installed here: on Debian, apt-get install ${packages.join(' ')} as root.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install()
