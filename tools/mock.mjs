// npm run mock: the mock region over HTTP, for `npm run dev:live`, for curl and for other clients.
import './ensure-deps.mjs'
import { flag, originFlags, portFlag } from './args.mjs'
import { sourceLoader } from './withSource.mjs'

/** `--latency 200-400` or `--latency 0`, in milliseconds. Ends the process with a message for any other value. */
function latencyFlag() {
  const text = flag('latency')
  if (text === undefined) return undefined
  const found = /^(\d+)(?:-(\d+))?$/.exec(text)
  if (found) return [Number(found[1]), Number(found[2] ?? found[1])]
  console.error(`--latency needs milliseconds, as in 0 or 200-400, not “${text}”.`)
  process.exit(1)
}

/**
 * `--speed 20`: how many times faster the simulated hardware works. Ends the process with a message for any other
 * value.
 */
function speedFlag() {
  const text = flag('speed')
  if (text === undefined || Number(text) > 0) return text === undefined ? undefined : Number(text)
  console.error(`--speed needs a number above 0, not “${text}”.`)
  process.exit(1)
}

// The mock is TypeScript for the page's build, so Vite loads it here too.
const loader = await sourceLoader()
const { startHttpMock } = await loader.ssrLoadModule('/mirage/node/httpServer.ts')
const persona = flag('persona')
const latencyMs = latencyFlag()
try {
  const { origin, close } = await startHttpMock({
    port: portFlag(12220),
    now: Date.now,
    scenario: flag('scenario'),
    seed: flag('seed'),
    faults: flag('faults'),
    persona: persona === 'nobody' ? null : persona,
    speed: speedFlag(),
    latencyMs,
    allowedOrigins: originFlags(),
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
