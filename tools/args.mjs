/**
 * The value of `--name value` or `--name=value` on the command line.
 * @param {string} name without the dashes
 * @returns {string | undefined} undefined when absent; '' when the flag stands alone
 */
export function flag(name) {
  const args = process.argv.slice(2)
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
  const arg = args[at]
  if (arg === undefined) return undefined
  if (arg.includes('=')) return arg.slice(arg.indexOf('=') + 1)
  const next = args[at + 1]
  return next === undefined || next.startsWith('--') ? '' : next
}

/**
 * A port from `--port`. Ends the process with a sentence when it is not one.
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
 * Which address to listen on: this machine alone unless `--host` says otherwise; `--host` by itself means all.
 * IPv4 on purpose: a client that tries `localhost` as IPv6 first falls back to it, the other way round none does.
 * @returns {string | boolean}
 */
export function hostFlag() {
  const host = flag('host')
  return host === '' ? true : (host ?? '127.0.0.1')
}

/**
 * The address to print, under the name people know.
 * @param {{ local: string[], network: string[] } | null} urls what the server resolved
 */
export function addressOf(urls) {
  const url = urls?.local[0] ?? urls?.network[0] ?? ''
  return url.replace('//127.0.0.1:', '//localhost:')
}
