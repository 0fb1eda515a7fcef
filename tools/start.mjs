// npm start: the console on its mock region, with hot reload. `-- --port N` moves it.
import './ready.mjs'
import { addressOf, hostFlag, portFlag } from './args.mjs'
import { root } from './ready.mjs'

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
