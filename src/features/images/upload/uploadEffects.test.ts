import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { imageUploadMachine, type UploadStep } from '#machines/interaction/imageUploadMachine'
import { phaseOf, stepStatusOf, type UploadPhase } from '#machines/interaction/imageUploadView'
import { makeStore } from '#store/store'
import { call, items, ORIGIN, setupRegion } from '#tests/support/region'
import { uploadEffects } from './uploadEffects'
import { UploadHolder } from '#features/shared/upload/uploadHolder'
import { UploadJob } from './uploadJob'

// The effects of an upload against the region: the resources that remain after a cancel or a failure in each
// step, and after resuming. The order of the steps is tested with the machine.

const mock = setupRegion()

let lift = () => {}

/** Holds matching requests until they are released. @returns whether one has been sent */
function hold(method: string, path: RegExp): () => boolean {
  let isMet = false
  const lifted = new Promise<void>((resolve) => {
    lift = resolve
  })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === method && path.test(new URL(request.url).pathname)) {
      isMet = true
      await lifted
    }
    return fetch(request)
  })
  return () => isMet
}

beforeEach(() => {
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  lift()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Three chunks, none of them zeros. */
const file = (bytes = 3 * 2 ** 19) => new File([Buffer.alloc(bytes, 7)], 'harbour.img')

/** A submitted upload, whose clock advances while something waits. */
function start(content = file(), store = makeStore({ origin: ORIGIN })) {
  const holder = new UploadHolder<UploadJob>()
  const actor = createActor(imageUploadMachine.provide({ actors: uploadEffects(store, holder) }), {
    input: { project: 'web' },
  }).start()
  holder.begin(new UploadJob(content))
  actor.send({
    type: 'upload.submitted',
    request: {
      name: 'fresh',
      description: '',
      os: 'harbour-linux',
      version: '13',
      blockSize: 512,
      fileBytes: content.size,
      diskName: 'tmp-for-image-1',
      snapshotName: 'tmp-snapshot-1',
    },
  })
  return actor
}
type Upload = ReturnType<typeof start>

const until = (holds: () => boolean) =>
  vi.waitFor(
    async () => {
      mock.clock.advance(500)
      await vi.advanceTimersByTimeAsync(500)
      expect(holds()).toBe(true)
    },
    { interval: 1, timeout: 5_000 },
  )
const reach = (upload: Upload, phase: UploadPhase) => until(() => phaseOf(upload.getSnapshot()) === phase)

/** The names of all resources in the project's lists. */
async function everything() {
  const lists = ['disks', 'snapshots', 'images'].map(async (kind) => {
    const found = items(await call('GET', `/v1/${kind}?project=web&limit=1000`))
    return found.map(({ name }) => `${kind}/${String(name)}`)
  })
  return (await Promise.all(lists)).flat()
}

it('makes an image, and leaves nothing temporary', async () => {
  const before = await everything()
  await reach(start(), 'done')
  expect(await everything()).toEqual([...before, 'images/fresh'])
})

it.each([
  ['makeDisk', 'POST', /^\/v1\/disks$/],
  ['startImport', 'POST', /\/bulk-write-start$/],
  ['sendFile', 'POST', /\/bulk-write$/],
  ['stopImport', 'POST', /\/bulk-write-stop$/],
  ['takeSnapshot', 'POST', /\/finalize$/],
  ['makeImage', 'POST', /^\/v1\/images$/],
  ['removeTemporaries', 'DELETE', /^\/v1\/snapshots\//],
] as const satisfies [UploadStep, string, RegExp][])(
  'cancelled in %s, leaves nothing behind',
  async (step, method, path) => {
    const before = await everything()
    const isMet = hold(method, path)
    const upload = start()
    await until(isMet)
    expect(stepStatusOf(upload.getSnapshot(), step)).toBe('running')
    upload.send({ type: 'upload.cancelled' })
    lift()
    await reach(upload, 'form')
    expect(await everything()).toEqual(before)
  },
)

it.each([
  ['makeDisk', 'diskCreate'],
  ['startImport', 'diskBulkWriteImportStart'],
  ['stopImport', 'diskBulkWriteImportStop'],
  ['takeSnapshot', 'diskFinalizeImport'],
  ['makeImage', 'imageCreate'],
  ['removeTemporaries', 'diskDelete'],
] as const satisfies [UploadStep, string][])(
  'failed in %s, is resumed there and leaves nothing temporary',
  async (step, operation) => {
    mock.restart({ faults: `fail:${operation}:1` })
    const before = await everything()
    const upload = start()
    await reach(upload, 'failed')
    expect(stepStatusOf(upload.getSnapshot(), step)).toBe('error')
    expect(upload.getSnapshot().context.error).toMatchObject({ statusCode: 500 })
    upload.send({ type: 'upload.resumed' })
    await reach(upload, 'done')
    expect(await everything()).toEqual([...before, 'images/fresh'])
  },
)

/** Loses the response to the first matching request, which the region has carried out. */
function loseAnswer(method: string, path: RegExp) {
  let isLost = false
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (request: Request) => {
    const isFirst = !isLost && request.method === method && path.test(new URL(request.url).pathname)
    isLost ||= isFirst
    const answer = await fetch(request)
    if (isFirst) throw new TypeError('Failed to fetch')
    return answer
  })
}

it.each(
  (
    [
      ['makeDisk', 'POST', /^\/v1\/disks$/],
      ['startImport', 'POST', /\/bulk-write-start$/],
      ['stopImport', 'POST', /\/bulk-write-stop$/],
      ['takeSnapshot', 'POST', /\/finalize$/],
      ['makeImage', 'POST', /^\/v1\/images$/],
    ] as const satisfies [UploadStep, string, RegExp][]
  ).flatMap((row) => [[...row, true] as const, [...row, false] as const]),
)(
  'whose answer is lost in %s (%s %s) is resumed: %s, or leaves nothing behind',
  async (step, method, path, isResumed) => {
    const before = await everything()
    loseAnswer(method, path)
    const upload = start()
    await reach(upload, 'failed')
    expect(stepStatusOf(upload.getSnapshot(), step)).toBe('error')
    upload.send({ type: isResumed ? 'upload.resumed' : 'upload.cancelled' })
    await reach(upload, isResumed ? 'done' : 'form')
    expect(await everything()).toEqual(isResumed ? [...before, 'images/fresh'] : before)
  },
)

it('does not take the image of another client for its own', async () => {
  const { fetch } = globalThis
  hold('POST', /^\/v1\/images$/)
  const upload = start()
  await until(() => stepStatusOf(upload.getSnapshot(), 'makeImage') === 'running')
  const [snapshot] = items(await call('GET', '/v1/snapshots?project=web&limit=1000')).filter(
    ({ name }) => name === 'tmp-snapshot-1',
  )
  const other = { name: 'fresh', description: 'of another client', os: 'other', version: '1' }
  await fetch(`${ORIGIN}/v1/images?project=web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...other, source: { type: 'snapshot', id: snapshot?.['id'] } }),
  })
  lift()
  await reach(upload, 'failed')
  expect(upload.getSnapshot().context.error).toMatchObject({ errorCode: 'ObjectAlreadyExists' })
  upload.send({ type: 'upload.cancelled' })
  await reach(upload, 'form')
  expect(await everything()).toContain('images/fresh')
})

it('sends a chunk that failed twice again, without a word', async () => {
  mock.restart({ faults: 'fail:diskBulkWriteImport:2' })
  const upload = start(file(512))
  await until(() => phaseOf(upload.getSnapshot()) !== 'running')
  expect(phaseOf(upload.getSnapshot())).toBe('done')
})

it('whose chunk fails three times stops, and resumed sends what is missing', async () => {
  mock.restart({ faults: 'fail:diskBulkWriteImport:3' })
  const upload = start(file(512))
  await reach(upload, 'failed')
  expect(stepStatusOf(upload.getSnapshot(), 'sendFile')).toBe('error')
  upload.send({ type: 'upload.resumed' })
  await reach(upload, 'done')
})

it('failed and given up, leaves nothing behind', async () => {
  mock.restart({ faults: 'fail:diskFinalizeImport:1' })
  const before = await everything()
  const upload = start()
  await reach(upload, 'failed')
  upload.send({ type: 'upload.cancelled' })
  await reach(upload, 'form')
  expect(await everything()).toEqual(before)
})

it.each(
  [1, 2, 3].flatMap(
    (seconds) =>
      [
        ['2026032500', '2026081901', seconds],
        ['2026081901', '2026032500', seconds],
        ['20250730', '2026081901', seconds],
        ['2026081901', '20250730', seconds],
      ] as const,
  ),
)('ends as it should in a region of %s that becomes one of %s after %i s', async (before, after, seconds) => {
  // Time passes faster than code loads: that of both versions is loaded first, in the region and in the console.
  mock.restart({ api: after })
  await fetch(`${ORIGIN}/v1/ping`, { headers: { 'api-version': `${before}.0.0` } })
  const later = makeStore({ origin: ORIGIN, apiVersion: 'found' })
  await later.regionVersion.converter()
  later.parts.dispose()
  mock.restart({ api: before, faults: `api:${after}:${seconds}` })
  const there = await everything()
  const store = makeStore({ origin: ORIGIN, apiVersion: 'found' })
  await store.regionVersion.converter()
  const upload = start(file(), store)
  await until(() => ['done', 'failed'].includes(phaseOf(upload.getSnapshot())))
  expect(upload.getSnapshot().context.error).toBeNull()
  expect(await everything()).toEqual([...there, 'images/fresh'])
  expect(mock.region.api).toBe(after)
  store.parts.dispose()
})
