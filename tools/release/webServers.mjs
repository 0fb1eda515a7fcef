// The web servers for which a release has examples.
import { installPackages, mayInstall, programAt } from '../packages.mjs'

/** @typedef {'nginx' | 'caddy'} WebServer */

/**
 * A web server, which is installed if it is missing and can be.
 * @param {WebServer} name
 * @returns {string | undefined} its path; undefined where it is missing and cannot be installed
 */
export function webServer(name) {
  const found = programAt(name)
  if (found || !mayInstall()) return found
  installPackages([name])
  return programAt(name)
}
