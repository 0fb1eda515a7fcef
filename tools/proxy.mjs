// npm run dev:live / preview:live -- --api URL: the console in front of a real control plane, through a proxy.
import { root } from './ensure-deps.mjs'
import { existsSync } from 'node:fs'
import { addressOf, flag, hostFlag, portFlag } from './args.mjs'

const how = process.argv[2]
const api = flag('api') || process.env.ORRERY_API
if ((how !== 'dev' && how !== 'preview') || !api || !URL.canParse(api)) {
  console.error('Say which control plane: npm run dev:live -- --api https://region.example')
  console.error('(or preview:live, which serves the production build; --insecure accepts any certificate)')
  process.exit(1)
}
process.env.ORRERY_API = new URL(api).origin
if (flag('insecure') !== undefined) process.env.ORRERY_INSECURE = '1'

const vite = await import('vite')
const shared = { root, configFile: `${root}vite.config.ts` }
const where = { port: portFlag(4000), host: hostFlag() }
let urls
if (how === 'dev') {
  const server = await vite.createServer({ ...shared, mode: 'live', server: where })
  await server.listen()
  urls = server.resolvedUrls
} else {
  if (!existsSync(`${root}dist/index.html`) || flag('build') !== undefined)
    await vite.build({ ...shared, mode: 'production', logLevel: 'warn' })
  const server = await vite.preview({ ...shared, mode: 'production', preview: where })
  urls = server.resolvedUrls
}
console.log(`Orrery is at ${addressOf(urls)} in front of ${process.env.ORRERY_API}`)
