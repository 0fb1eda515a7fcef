import { parseArgs } from 'node:util'

/**
 * The value of `--name value` or `--name=value` on the command line.
 * @param {string} name without the dashes
 * @returns {string | undefined} undefined when absent; '' when the flag has no value
 */
export function flag(name) {
  // Not strict: a call declares one flag and ignores the others, and `--host` without a value is allowed.
  const { values } = parseArgs({ options: { [name]: { type: 'string' } }, strict: false })
  const value = values[name]
  if (value === undefined) return undefined
  return typeof value !== 'string' || value.startsWith('--') ? '' : value
}

/**
 * The origins of `--allow-origin ORIGIN`, which may be given several times. Ends the process with a message when one is
 * not an origin.
 * @returns {string[]}
 */
export function originFlags() {
  const { values } = parseArgs({
    options: { 'allow-origin': { type: 'string', multiple: true } },
    strict: false,
  })
  return [values['allow-origin'] ?? []].flat().map((value) => {
    const text = typeof value === 'string' ? value : ''
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
    console.error(`--allow-origin needs an origin, as in http://localhost:9999, not “${text}”.`)
    process.exit(1)
  })
}

/**
 * The port of `--port`. Ends the process with a message when it is not a port.
 * @param {number} fallback the port when the flag is absent
 */
export function portFlag(fallback) {
  const text = flag('port')
  if (text === undefined) return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  console.error(`--port needs a number from 1 to 65535, not “${text}”.`)
  process.exit(1)
}

/**
 * The address to listen on: this machine only, unless `--host` names another; `--host` without a value means all.
 * IPv4 on purpose: a client that tries `localhost` as IPv6 first falls back to IPv4, but not the other way round.
 * @returns {string | boolean}
 */
export function hostFlag() {
  const host = flag('host')
  return host === '' ? true : (host ?? '127.0.0.1')
}

/**
 * The address to print, with `localhost` instead of the number.
 * @param {{ local: string[], network: string[] } | null} urls what the server resolved
 */
export function addressOf(urls) {
  const url = urls?.local[0] ?? urls?.network[0] ?? ''
  return url.replace('//127.0.0.1:', '//localhost:')
}
