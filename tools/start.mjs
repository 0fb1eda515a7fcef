// npm start: the console with its mock region and hot reload. `-- --port N` changes the port.
import { root } from './ensure-deps.mjs'
import { addressOf, hostFlag, portFlag } from './args.mjs'

const { createServer } = await import('vite')
const asked = portFlag(4000)
const server = await createServer({
  root,
  configFile: `${root}vite.config.ts`,
  mode: 'preview',
  server: { port: asked, host: hostFlag() },
})
await server.listen()
const port = server.config.server.port
if (port !== asked) console.log(`Port ${asked} is taken.`)
console.log(`Orrery is at ${addressOf(server.resolvedUrls)}`)
for (const url of server.resolvedUrls?.network ?? []) console.log(`          and ${url}`)
