import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, bench, describe, vi } from 'vitest'
import { stopInstance } from '#features/shared/instance/commands'
import type { Instance, InstanceState } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import type { ConfirmView } from '#store/actors/confirm/confirmView'
import { causesOf } from '#store/eventLog/chain'
import { Tape } from '#store/eventLog/tape'
import { makeStore } from '#store/store'
import { quietActors } from '../support/quietActors'
import { partLimit } from '#model/paging'

// The cost of a working day on a list of fifty for the log, the tape and the memory.

const ROWS = 50
const POLLS = 10_000
const COMMANDS = 500
const POLLS_BETWEEN = POLLS / COMMANDS
const MIB = 2 ** 20
const INTENTS = 100
/** The limit of the heap growth after the first two hundred commands, in MiB. */
const GROWTH = 4
const report: string[] = []

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heapMiB() {
  collect()
  return process.memoryUsage().heapUsed / MIB
}

/** A region of fifty instances whose states the benchmark sets. */
function region() {
  const states = Array.from({ length: ROWS }, (): InstanceState => 'running')
  const row = (at: number) => ({ id: `i${at}`, name: `web-${at}`, run_state: states[at] })
  vi.stubGlobal('location', { pathname: '/', search: '' })
  // As in a built console: the library's checks during development would be most of the time.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('fetch', (request: Request) => {
    const stopped = /instances\/i(\d+)\/stop/.exec(request.url)?.[1]
    if (stopped !== undefined) states[Number(stopped)] = 'stopping'
    const body =
      stopped === undefined
        ? { items: states.map((_, index) => row(index)), next_page: null }
        : row(Number(stopped))
    return Promise.resolve(new Response(JSON.stringify(body)))
  })
  return states
}

async function eightHours() {
  const states = region()
  const tape = new Tape()
  const store = makeStore({ tape, origin: 'http://region.test' })
  let dialog: ConfirmView | null = null
  const actors = quietActors(store, {
    setConfirmView: (view) => {
      dialog = view
    },
  })
  const poll = () =>
    store.dispatch(
      instancesApi.endpoints.instanceList.initiate(
        { project: 'p', limit: partLimit(ROWS) },
        { forceRefetch: true, subscribe: false },
      ),
    )
  const heap: number[] = []
  const began = Date.now()
  const atStart = heapMiB()
  await store.dispatch(instancesApi.endpoints.instanceList.initiate({ project: 'p', limit: partLimit(ROWS) }))
  for (let command = 0; command < COMMANDS; command += 1) {
    const at = command % ROWS
    const instance = { id: `i${at}`, name: `web-${at}`, runState: 'running' } as Instance
    store.log.intent(`click menuitem "Stop" of ${instance.name}`, 'pointer')
    actors.dispatchCommand(stopInstance, instance)
    await new Promise((resolve) => setTimeout(resolve, 0))
    store.log.intent(`click button "Stop" for ${command}`, 'pointer')
    ;(dialog as ConfirmView | null)?.accept()
    await vi.waitFor(
      () => {
        if (dialog) throw new Error('the dialog is open')
      },
      { interval: 1 },
    )
    for (let count = 0; count < POLLS_BETWEEN; count += 1) {
      if (count === 2) states[at] = 'stopped'
      if (count === 4) states[at] = 'running'
      await poll()
    }
    // The first commands fill the ring and the tape; from then on the heap is flat.
    if (command % 100 === 99) heap.push(heapMiB())
  }
  store.log.flush()
  const { entries } = store.getState().eventLog
  const settled = entries.filter(
    ({ kind, subject, data }) =>
      kind === 'state' && subject.actor.startsWith('command-') && data.to === 'settled',
  )
  const lastIntents = entries.filter(({ kind }) => kind === 'intent').slice(-INTENTS)
  const whole = settled.filter(({ seq }) => causesOf(entries, seq)[0]?.kind === 'intent')
  const inWhole = new Set(whole.flatMap(({ seq }) => causesOf(entries, seq).map((entry) => entry.seq)))
  const kept = lastIntents.filter(({ seq }) => inWhole.has(seq)).length
  const [first = 0, last = 0] = [heap[1], heap.at(-1)]
  report.push(
    `${POLLS} polls of ${ROWS} rows, ${COMMANDS} commands, in ${((Date.now() - began) / 1000).toFixed(0)} s`,
    `heap: ${atStart.toFixed(1)} MiB at the start, ${heap.map((size) => size.toFixed(1)).join(', ')} MiB after each 100 commands (aim: at most ${GROWTH} MiB of growth from the second to the last)`,
    `log: ${entries.length} entries and ${tape.played.length} taped actions; of the last ${INTENTS} intents ${kept} are there with their whole chains, of the commands the last ${whole.length}`,
  )
  process.stdout.write(`\n${report.join('\n')}\n`)
  if (kept < INTENTS) throw new Error(`Only ${kept} of the last ${INTENTS} intents have their whole chains`)
  if (last - first > GROWTH) throw new Error(`The heap grows: ${first.toFixed(1)} to ${last.toFixed(1)} MiB`)
}

describe('a session of eight hours', () => {
  bench('polls and commands', eightHours, { iterations: 1, warmupIterations: 0, time: 0, warmupTime: 0 })
  afterAll(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })
})
