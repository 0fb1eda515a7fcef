#!/usr/bin/env node
// Firefox ESR for Playwright's client of WebDriver BiDi, which starts this file like a browser (`executablePath`): what the
// client says goes to the browser as it is, but for a command that the ESR does not know, and one of the client's functions
// that does not type as a person does.
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'
import { announce, TYPE_TEXT } from './client.mjs'

/** Commands that are answered here. The preferences in `engines.config.ts` have the media that a test needs. */
const unknown = ['emulation.setMediaFeaturesOverride']

/** The number of a command of this file: the client counts from one. */
const OWN = 1_000_000_000

const browser = spawn('firefox-esr', process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] })
browser.on('error', () => process.exit(1))
browser.on('exit', () => process.exit())
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => browser.kill())
process.on('exit', () => browser.kill())

/** @type {string | undefined} */
let address
browser.stderr.setEncoding('utf8').on('data', (text) => {
  if (address) return
  address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(text)?.[1]
  if (address) listen(address)
})

/** @param {string} target the address of the browser */
function listen(target) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client) => {
    const real = new WebSocket(`${target}/session`, { maxPayload: 0, perMessageDeflate: false })
    /** @type {string[]} */
    const early = []
    const pass = (/** @type {string} */ message) => {
      if (real.readyState === WebSocket.OPEN) real.send(message)
      else early.push(message)
    }
    real.on('open', () => early.splice(0).forEach((message) => real.send(message)))
    client.on('message', (/** @type {Buffer} */ data) => {
      const message = data.toString()
      const { id, method } = JSON.parse(message)
      if (unknown.includes(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }))
      else pass(message)
      if (method === 'session.new')
        pass(
          JSON.stringify({
            id: OWN,
            method: 'script.addPreloadScript',
            params: { functionDeclaration: `() => { ${TYPE_TEXT} }` },
          }),
        )
    })
    real.on('message', (/** @type {Buffer} */ data) => {
      const message = data.toString()
      if (JSON.parse(message).id !== OWN) client.send(message)
    })
    real.on('close', () => client.close())
    client.on('close', () => real.close())
  })
  announce(server)
}
