#!/usr/bin/env node
// orrery --api https://region.example: the console of this release in front of a control plane, on this machine.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { serveConsole } from './serve.mjs'

const folder = fileURLToPath(new URL('../console', import.meta.url))
const usage = `orrery ${readFileSync(`${folder}/VERSION`, 'utf8').trim()}

  orrery --api https://region.example [--port 4000] [--host 127.0.0.1] [--insecure]

Serves the console of this release, and passes its calls on to the region.
  --api       the origin of the region's API
  --port      the port to listen on, 4000 by default
  --host      the address to listen on: this machine only by default
  --insecure  accepts any certificate of the region
`

/** @param {string} message */
function refuse(message) {
  console.error(`${message}\n\n${usage}`)
  process.exit(1)
}

/** @returns {Record<string, string | boolean | undefined>} */
function flags() {
  try {
    const { values } = parseArgs({
      options: {
        api: { type: 'string' },
        port: { type: 'string', default: '4000' },
        host: { type: 'string', default: '127.0.0.1' },
        insecure: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
    return {}
  }
}

const { api, port, host, insecure, help } = flags()
if (help) {
  console.log(usage)
  process.exit(0)
}
if (typeof api !== 'string' || !URL.canParse(api) || !/^https?:$/.test(new URL(api).protocol))
  refuse('Name the region: --api https://region.example')
if (!/^\d+$/.test(String(port)) || Number(port) > 65_535)
  refuse(`--port needs a number up to 65535, not “${port}”.`)
try {
  const { origin } = await serveConsole({
    folder,
    api: String(api),
    port: Number(port),
    host: String(host),
    isInsecure: insecure === true,
  })
  console.log(`Orrery is at ${origin} in front of ${new URL(String(api)).origin}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
