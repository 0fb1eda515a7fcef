import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { imageUploadMachine, UPLOAD_STEPS, type StepInput, type UploadRequest } from './imageUploadMachine'
import { phaseOf, stepStatusOf } from './imageUploadView'

// Edge cases of an upload: a cancel in every state, an error in every step, and late responses.

const request: UploadRequest = {
  name: 'golden',
  description: '',
  os: 'reefbsd',
  version: '15',
  blockSize: 512,
  fileBytes: 1024,
  diskName: 'tmp-for-image-1',
  snapshotName: 'tmp-snapshot-1',
}

/** The effects in call order, with their answers. */
const answers = {
  checkName: undefined,
  makeDisk: 'disk-1',
  awaitDisk: undefined,
  startImport: undefined,
  sendFile: undefined,
  stopImport: undefined,
  finalize: undefined,
  awaitSnapshot: 'snapshot-1',
  makeImage: { id: 'image-1', name: 'golden' },
  removeTemporaries: undefined,
  cleanUp: undefined,
} as const
type Effect = keyof typeof answers
const effects = Object.keys(answers) as Effect[]

/** The effects that change data: the machine waits for their responses. */
const uncut: readonly Effect[] = ['makeDisk', 'startImport', 'stopImport', 'finalize', 'makeImage']

interface Call {
  effect: Effect
  input: StepInput
  signal: AbortSignal
  end(): void
  fail(error?: unknown): void
}

/** An upload whose `held` effects settle when the test decides; all others settle at once. */
function start(held: readonly Effect[] = []) {
  const calls: Call[] = []
  const hold = new Set(held)
  const effectOf = (effect: Effect) =>
    fromPromise<never, StepInput>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          const call: Call = {
            effect,
            input,
            signal,
            end: () => resolve(answers[effect] as never),
            fail: (error: unknown = new Error(effect)) => reject(error as Error),
          }
          calls.push(call)
          if (!hold.has(effect)) call.end()
        }),
    )
  const actor = createActor(
    imageUploadMachine.provide({
      actors: Object.fromEntries(effects.map((effect) => [effect, effectOf(effect)])),
    }),
    { input: { project: 'p' } },
  ).start()
  const submit = () => actor.send({ type: 'upload.submitted', request })
  submit()
  /** The last call of an effect, once made. */
  const call = async (effect: Effect): Promise<Call> => {
    await waitFor(actor, () => calls.some((made) => made.effect === effect))
    const found = calls.findLast((made) => made.effect === effect)
    if (!found) throw new Error(`${effect} has not been called`)
    return found
  }
  const reach = (state: 'idle' | 'nameTaken' | 'failed' | 'done' | 'cleanupFailed') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  const made = () => calls.map(({ effect }) => effect)
  return { actor, calls, hold, submit, call, reach, made }
}

const steps = effects.filter((effect) => effect !== 'checkName' && effect !== 'cleanUp')

describe('an upload', () => {
  it('goes through its steps, and passes each step what the others made', async () => {
    const { reach, made, call } = start()
    const snapshot = await reach('done')
    expect(made()).toEqual(effects.filter((effect) => effect !== 'cleanUp'))
    expect((await call('removeTemporaries')).input).toMatchObject({
      project: 'p',
      diskId: 'disk-1',
      snapshotId: 'snapshot-1',
      image: { id: 'image-1' },
    })
    expect(UPLOAD_STEPS.map((step) => stepStatusOf(snapshot, step))).toEqual(
      UPLOAD_STEPS.map(() => 'complete'),
    )
  })

  it('does not begin under a name that is taken', async () => {
    const { reach, call, made, submit, hold } = start(['checkName'])
    const taken = new Error('taken')
    ;(await call('checkName')).fail(taken)
    expect((await reach('idle')).context.error).toBe(taken)
    expect(made()).toEqual(['checkName'])
    hold.clear()
    submit()
    expect((await reach('done')).context.error).toBeNull()
  })

  it('can follow another one', async () => {
    const { submit, reach, made } = start()
    await reach('done')
    submit()
    await reach('done')
    expect(made().filter((effect) => effect === 'makeDisk')).toHaveLength(2)
  })

  it('is submitted once when submitted twice', async () => {
    const { submit, reach, made } = start()
    submit()
    await reach('done')
    expect(made().filter((effect) => effect === 'makeDisk')).toHaveLength(1)
  })

  it.each(steps)('cancelled during %s, cleans up and is a form again', async (step) => {
    const { actor, call, reach, made } = start([step])
    const running = await call(step)
    expect(phaseOf(actor.getSnapshot())).toBe('running')
    actor.send({ type: 'upload.cancelled' })
    expect(phaseOf(actor.getSnapshot())).toBe('cancelling')
    // A request that creates something is not aborted: the clean-up runs after it, not in parallel.
    expect(running.signal.aborted).toBe(!uncut.includes(step))
    expect(made().includes('cleanUp')).toBe(!uncut.includes(step))
    running.end()
    const { input } = await call('cleanUp')
    expect(input.image).toEqual(
      step === 'makeImage' || step === 'removeTemporaries' ? answers.makeImage : null,
    )
    const { context } = await reach('idle')
    expect(context).toMatchObject({
      diskId: '',
      snapshotId: '',
      image: null,
      isCancelled: false,
      error: null,
    })
    expect(made().at(-1)).toBe('cleanUp')
  })

  it.each([
    ['nothing', { message: 'Taken', statusCode: 400 }],
    ['nothing', new Error('not sent')],
    ['failure', { message: 'Failed', statusCode: 502 }],
    ['loss', { message: 'Not reached', statusCode: 0 }],
  ])('passes on %s that a failed request for its image leaves in doubt: %o', async (imageDoubt, error) => {
    const { actor, call, reach } = start(['makeImage'])
    ;(await call('makeImage')).fail(error)
    await reach('failed')
    actor.send({ type: 'upload.resumed' })
    await waitFor(actor, (snapshot) => snapshot.matches({ running: 'makingImage' }))
    const again = await call('makeImage')
    expect(again.input.imageDoubt).toBe(imageDoubt)
    // Cancelled meanwhile: the refusal of the second request does not settle the first.
    actor.send({ type: 'upload.cancelled' })
    again.fail({ message: 'Taken', statusCode: 400 })
    expect((await call('cleanUp')).input.imageDoubt).toBe(imageDoubt)
  })

  it.each(uncut)('cancelled during %s that then fails, cleans up all the same', async (step) => {
    const { actor, call, reach, made } = start([step])
    const running = await call(step)
    actor.send({ type: 'upload.cancelled' })
    running.fail()
    await reach('idle')
    expect(made().at(-1)).toBe('cleanUp')
  })

  it.each(steps)('that fails in %s keeps what was made, and is resumed there', async (step) => {
    const { actor, call, reach, made, hold } = start([step])
    ;(await call(step)).fail()
    const failed = await reach('failed')
    expect(failed.context.error).toEqual(new Error(step))
    expect(UPLOAD_STEPS.map((each) => stepStatusOf(failed, each))).toContain('error')
    expect(made()).not.toContain('cleanUp')
    hold.clear()
    actor.send({ type: 'upload.resumed' })
    const { context } = await reach('done')
    expect(context.error).toBeNull()
    expect(made().filter((effect) => effect === step)).toHaveLength(2)
    expect(made().filter((effect) => effect === 'makeDisk')).toHaveLength(step === 'makeDisk' ? 2 : 1)
  })

  it.each(steps.filter((step) => step !== 'removeTemporaries'))(
    'that fails in %s and is given up, cleans up',
    async (step) => {
      const { actor, call, reach, made } = start([step])
      ;(await call(step)).fail()
      await reach('failed')
      actor.send({ type: 'upload.cancelled' })
      await reach('idle')
      expect(made().at(-1)).toBe('cleanUp')
    },
  )

  it('whose temporaries stay is given up without losing its image', async () => {
    const { actor, call, reach, made } = start(['removeTemporaries'])
    ;(await call('removeTemporaries')).fail()
    await reach('failed')
    actor.send({ type: 'upload.cancelled' })
    const done = await reach('done')
    expect(made()).not.toContain('cleanUp')
    expect(stepStatusOf(done, 'removeTemporaries')).toBe('error')
  })

  it('that cannot be cleaned up says so, and tries again or leaves it', async () => {
    const { actor, call, reach, hold, submit } = start(['sendFile', 'cleanUp'])
    await call('sendFile')
    actor.send({ type: 'upload.cancelled' })
    ;(await call('cleanUp')).fail()
    await reach('cleanupFailed')
    actor.send({ type: 'upload.resumed' })
    await waitFor(actor, (snapshot) => snapshot.matches('cleaningUp'))
    ;(await call('cleanUp')).fail()
    await reach('cleanupFailed')
    actor.send({ type: 'upload.cancelled' })
    expect(actor.getSnapshot().value).toBe('idle')
    hold.clear()
    submit()
    await reach('done')
  })

  const taken = { message: 'Taken', statusCode: 400, errorCode: 'ObjectAlreadyExists' }

  it('whose name was taken meanwhile asks for another one, and sends nothing again', async () => {
    const { actor, call, reach, made, hold } = start(['makeImage'])
    ;(await call('makeImage')).fail(taken)
    const asked = await reach('nameTaken')
    expect(phaseOf(asked)).toBe('nameTaken')
    expect(stepStatusOf(asked, 'makeImage')).toBe('error')
    hold.clear()
    actor.send({ type: 'upload.renamed', name: 'silver' })
    const { context } = await reach('done')
    expect(context.request?.name).toBe('silver')
    expect(made().filter((effect) => effect === 'sendFile')).toHaveLength(1)
    expect(made()).not.toContain('cleanUp')
  })

  it('whose name was taken meanwhile can be given up, and is asked again while names are taken', async () => {
    const { actor, call, calls, reach, made } = start(['makeImage'])
    ;(await call('makeImage')).fail({ message: 'Not reached', statusCode: 0 })
    await reach('failed')
    actor.send({ type: 'upload.resumed' })
    calls.at(-1)?.fail(taken)
    await reach('nameTaken')
    // A doubt is about the name that was asked for.
    actor.send({ type: 'upload.renamed', name: 'golden' })
    expect(calls.at(-1)?.input.imageDoubt).toBe('loss')
    calls.at(-1)?.fail(taken)
    await reach('nameTaken')
    actor.send({ type: 'upload.renamed', name: 'silver' })
    expect(calls.at(-1)?.input).toMatchObject({ imageDoubt: 'nothing', request: { name: 'silver' } })
    calls.at(-1)?.fail(taken)
    await reach('nameTaken')
    actor.send({ type: 'upload.cancelled' })
    await reach('idle')
    expect(made().at(-1)).toBe('cleanUp')
  })

  it.each([
    ['makeDisk', 'diskName', 'tmp-for-image-2'],
    ['finalize', 'snapshotName', 'tmp-snapshot-2'],
  ] as const)(
    'whose temporary of %s has a name that is taken uses the next one',
    async (step, name, next) => {
      const { call, calls, reach, made, hold } = start([step])
      ;(await call(step)).fail(taken)
      await vi.waitFor(() => expect(made().filter((effect) => effect === step)).toHaveLength(2))
      expect(calls.at(-1)?.input.request[name]).toBe(next)
      hold.clear()
      calls.at(-1)?.end()
      expect((await reach('done')).context.error).toBeNull()
      expect(made().filter((effect) => effect === 'sendFile')).toHaveLength(1)
    },
  )

  it('whose temporaries find no free name stops', async () => {
    const { calls, reach, made } = start(['makeDisk'])
    for (let count = 1; count <= 6; count += 1) {
      await vi.waitFor(() => expect(made().filter((effect) => effect === 'makeDisk')).toHaveLength(count))
      calls.at(-1)?.fail(taken)
    }
    expect((await reach('failed')).context.error).toBe(taken)
  })

  it('that has ended is not cancelled any more', async () => {
    const { actor, reach, made } = start()
    await reach('done')
    actor.send({ type: 'upload.cancelled' })
    expect(actor.getSnapshot().value).toBe('done')
    expect(made()).not.toContain('cleanUp')
  })

  it('cancelled twice is cleaned up once', async () => {
    const { actor, call, reach, made } = start(['makeDisk'])
    const running = await call('makeDisk')
    actor.send({ type: 'upload.cancelled' })
    actor.send({ type: 'upload.cancelled' })
    running.end()
    await reach('idle')
    expect(made().filter((effect) => effect === 'cleanUp')).toHaveLength(1)
  })
})
