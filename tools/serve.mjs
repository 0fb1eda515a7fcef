// npm run preview: serves dist-preview/ (the built console with the mock) under the headers of public/_headers.
import { root } from './ensure-deps.mjs'
import { existsSync } from 'node:fs'
import { addressOf, flag, hostFlag, portFlag } from './args.mjs'

const { build, preview } = await import('vite')
const configFile = `${root}vite.config.ts`
if (!existsSync(`${root}dist-preview/index.html`) || flag('build') !== undefined)
  await build({ root, configFile, mode: 'preview', logLevel: 'warn' })
const server = await preview({
  root,
  configFile,
  mode: 'preview',
  preview: { port: portFlag(4173), host: hostFlag(), strictPort: true },
})
console.log(`Orrery is at ${addressOf(server.resolvedUrls)}`)
