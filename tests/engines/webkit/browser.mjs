// A MiniBrowser of WebKitGTK that is controlled by WebDriver and seen by an inspector.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** @typedef {import('./inspector.mjs').Json} Json */

const [miniBrowser] = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .filter(existsSync)

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })

/** Starts a screen without a monitor. @returns {Promise<string>} its name for the programs that are shown on it */
export function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  process.on('exit', () => screen.kill())
  return new Promise((resolve, reject) => {
    screen.on('error', reject)
    screen.stdout.once('data', (data) => resolve(`:${String(data).trim()}`))
  })
}

/** A directory of settings by which a window can be as narrow as a phone: its toolbar takes no room. */
function configOfToolbar() {
  const directory = mkdtempSync(join(tmpdir(), 'webkit-'))
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
  mkdirSync(join(directory, 'gtk-3.0'))
  const style = 'min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px'
  writeFileSync(join(directory, 'gtk-3.0', 'gtk.css'), `* { ${style} }`)
  return directory
}

/** A browser with one window. */
export class WebKit {
  /**
   * @param {import('node:child_process').ChildProcess[]} processes
   * @param {string} session the address of its session of WebDriver
   * @param {number} inspectorPort
   */
  constructor(processes, session, inspectorPort) {
    this.processes = processes
    this.session = session
    this.inspectorPort = inspectorPort
  }

  /**
   * @param {string} screen
   * @param {{ timezone: string, locale: string }} place
   */
  static async start(screen, { timezone, locale }) {
    if (!miniBrowser) throw new Error('WebKitGTK is not installed.')
    const [inspectorPort, port] = await Promise.all([freePort(), freePort()])
    // The language of numbers and dates, also where the system has no such locale.
    const language = `${locale.replace('-', '_')}.UTF-8`
    const env = {
      ...process.env,
      DISPLAY: screen,
      TZ: timezone,
      LANG: language,
      LC_ALL: language,
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: configOfToolbar(),
    }
    const target = `127.0.0.1:${inspectorPort}`
    const processes = [
      spawn(miniBrowser, ['--automation'], {
        env: { ...env, WEBKIT_INSPECTOR_SERVER: target },
        stdio: 'ignore',
      }),
      spawn('WebKitWebDriver', [`--port=${port}`, `--target=${target}`], { env, stdio: 'ignore' }),
    ]
    process.on('exit', () => processes.forEach((each) => each.kill()))
    const address = `http://127.0.0.1:${port}/session`
    const alwaysMatch = {
      pageLoadStrategy: 'none',
      unhandledPromptBehavior: 'ignore',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: [] },
    }
    for (let tries = 0; ; tries += 1) {
      try {
        const { sessionId } = await request('POST', address, { capabilities: { alwaysMatch } })
        return new WebKit(processes, `${address}/${sessionId}`, inspectorPort)
      } catch (error) {
        if (tries === 100) throw error
        await delay(100)
      }
    }
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {Json} [body]
   */
  request(method, path, body) {
    return request(method, `${this.session}/${path}`, body)
  }

  close() {
    for (const each of this.processes) each.kill()
  }
}

/**
 * @param {string} method
 * @param {string} address
 * @param {Json} [body]
 * @returns {Promise<any>}
 */
async function request(method, address, body) {
  const response = await fetch(
    address,
    method === 'POST' ? { method, body: JSON.stringify(body ?? {}) } : { method },
  )
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
