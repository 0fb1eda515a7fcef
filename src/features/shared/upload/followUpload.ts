import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { Act } from '#machines/interaction/commandRequest'
import type { MadeImage } from '#machines/interaction/imageUploadMachine'
import type { EndWords } from '#store/commands/end'
import { followActor } from '#store/ledger/followActor'
import { ledgerPart } from '#store/ledger/ledger'
import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'

interface UploadAsked {
  /** The kind and the name of what the file becomes. */
  kind: string
  name: string
  by: Act | undefined
  /** The words of its end, by the image that it has made. */
  end?: (image: MadeImage) => EndWords
  /** Begins the upload. */
  begin: () => void
}

/**
 * Writes an upload that has just been submitted into a line of the activity, and follows it to its end. It begins once the
 * browser has kept the line, and is still caused by the submit then.
 */
export async function followUpload(
  store: AppStore,
  actor: AnyActorRef,
  { kind, name, by, end, begin }: UploadAsked,
): Promise<void> {
  const { log } = store
  const { cause } = log
  const ledger = consolePartOf(store, ledgerPart)
  const line = ledger.begin({
    kind: 'upload',
    verb: (actor.getSnapshot() as AnyMachineSnapshot).machine.id,
    label: 'Upload',
    subject: { kind, id: '', name },
    begunBy: by,
    entry: cause ?? undefined,
  })
  const factsOf = ({ context }: AnyMachineSnapshot) => {
    const { error, image } = context as { error?: unknown; image?: MadeImage | null }
    return {
      // An image gets another name if its own was taken meanwhile.
      ...(image && { id: image.id, name: image.name, ...(end && { outcome: { end: end(image) } }) }),
      ...(error !== null && error !== undefined && { outcome: ledger.outcomeOf(error) }),
    }
  }
  followActor(ledger, actor, { line, factsOf })
  await ledger.kept(line)
  log.within(cause, begin)
}
