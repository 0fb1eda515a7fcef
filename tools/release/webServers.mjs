// The web servers for which a release has examples.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {'nginx' | 'caddy'} WebServer */

const places = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']

/** @param {WebServer} name */
const find = (name) => places.map((place) => join(place, name)).find((path) => existsSync(path))

/** Whether packages may be installed here: as root on Debian. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** @param {WebServer} name */
function install(name) {
  const apt = (/** @type {string[]} */ ...args) =>
    execFileSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    })
  const packages = () => apt('install', '-y', '-qq', '--no-install-recommends', name)
  try {
    packages()
  } catch {
    apt('update', '-qq')
    packages()
  }
}

/**
 * A web server, which is installed if it is missing and can be.
 * @param {WebServer} name
 * @returns {string | undefined} its path; undefined where it is missing and cannot be installed
 */
export function webServer(name) {
  const found = find(name)
  if (found || !mayInstall()) return found
  install(name)
  return find(name)
}
