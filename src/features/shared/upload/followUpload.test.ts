import { expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { ledgerPart } from '#store/ledger/ledger'
import { consolePartOf } from '#store/parts'
import { makeStore } from '#store/store'
import { followUpload } from './followUpload'

it('begins an upload as a consequence of its submit, however long the browser takes to keep the line', async () => {
  const store = makeStore()
  const { log, parts } = store
  vi.spyOn(consolePartOf(store, ledgerPart), 'kept').mockReturnValue(
    // The cause of a submit lasts until the end of its task.
    new Promise((resolve) => setTimeout(() => setTimeout(resolve))),
  )
  const actor = createActor(createMachine({ id: 'imageUpload' })).start()
  const submit = log.intent('submit dialog "Upload image"', 'pointer')
  const begin = vi.fn<() => number | null>(() => log.cause)
  await followUpload(store, actor, { kind: 'image', name: 'tiny', by: undefined, begin })
  expect(begin).toHaveReturnedWith(submit)
  expect(log.cause).toBeNull()
  parts.dispose()
})
