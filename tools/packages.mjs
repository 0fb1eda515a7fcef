// Programs of the system that the tools use: where they are, and how they are installed.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const isRoot = process.platform === 'linux' && process.getuid?.() === 0

/** Folders of programs that are not on the path of every user. */
const more = ['/usr/sbin', '/usr/local/sbin']

/**
 * The path of an installed program; undefined without one.
 * @param {string} name
 */
export const programAt = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), ...more]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** Whether packages may be installed here: as root on Debian. */
export const mayInstall = () => isRoot && existsSync('/etc/debian_version')

/**
 * Installs packages of Debian. Its list of packages is updated if they are not in it. Throws if that fails.
 * @param {readonly string[]} names
 */
export function installPackages(names) {
  console.error(`> apt-get install ${names.join(' ')}`)
  const apt = (/** @type {string[]} */ ...args) =>
    execFileSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    })
  const install = () => apt('install', '-y', '-qq', '--no-install-recommends', ...names)
  try {
    install()
  } catch {
    apt('update', '-qq')
    install()
  }
}
