// npm run mock: the mock region over HTTP, for `npm run dev:live`, for curl and for other clients.
import './ensure-deps.mjs'
import { flag, originFlags, portFlag } from './args.mjs'
import { sourceLoader } from './withSource.mjs'

// The mock is TypeScript for the page's build, so Vite loads it here too.
const loader = await sourceLoader()
const { startHttpMock } = await loader.ssrLoadModule('/mirage/node/httpServer.ts')
const { readSwitches, switchNames } = await loader.ssrLoadModule('/mirage/switches.ts')
const persona = flag('persona')
const { options, errors } = readSwitches(
  Object.fromEntries(switchNames.map((/** @type {string} */ name) => [name, flag(name)])),
)
for (const [name, message] of Object.entries(errors)) console.error(`--${name}: ${message}`)
if (Object.keys(errors).length > 0) process.exit(1)
try {
  const { origin, close } = await startHttpMock({
    port: portFlag(12220),
    now: Date.now,
    persona: persona === 'nobody' ? null : persona,
    allowedOrigins: originFlags(),
    ...options,
  })
  await loader.close()
  console.log(`The mock region is at ${origin}`)
  console.log(`The console in front of it: npm run dev:live -- --api ${origin}`)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void close().then(() => process.exit(0)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
