// The mock regions of a measurement, each in a process of its own, so that its work is not measured.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from '../ensure-deps.mjs'

/** A free port of this machine. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })

/**
 * Starts a mock region that answers after 20 ms. It ends with this process.
 * @param {string} scenario
 * @returns {Promise<{ origin: string, close: () => void }>} throws when it ends before it listens
 */
export async function startRegion(scenario) {
  const port = await freePort()
  const args = [
    join(root, 'tools/mock.mjs'),
    '--scenario',
    scenario,
    '--latency',
    '20',
    '--port',
    String(port),
  ]
  const child = spawn('node', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => child.kill())
  const origin = await new Promise((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
      const found = /is at (\S+)/.exec(text)
      if (found) resolve(found[1])
    })
    child.once('exit', (code) => reject(new Error(`The mock region ended with ${code}.\n${text}`)))
  })
  return { origin, close: () => void child.kill() }
}
