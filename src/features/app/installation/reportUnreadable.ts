import { drop, keep, kept, unreadable } from '#store/kept/browserStorage'
import { storageKeys } from '#store/kept/storageKeys'
import { entryOf } from '#model/entryOf'
import { noticeShown } from '#store/slices/notices'
import type { AppStore } from '#store/store'

/** The words for a key, without the user and the form of its entry. */
const wordsOf = (key: string): string => {
  const [name = ''] = key.split(' ')
  return entryOf(storageKeys.local, name) ?? entryOf(storageKeys.session, name) ?? name
}

/** Replaces a text by its sound part, unless another text is there now. */
function replace({ area, key, text, sound }: (typeof unreadable.found)[number]) {
  if (kept(area, key, (now) => now) !== text) return
  if (sound === undefined) drop(area, key)
  else keep(area, key, sound)
}

/** Says once which of the browser's texts could not be read, and replaces them, so that the next visit is quiet. */
export function reportUnreadable({ dispatch, parts }: Pick<AppStore, 'dispatch' | 'parts'>) {
  if (parts.signal.aborted) return
  const found = unreadable.found.splice(0)
  if (found.length === 0) return
  for (const one of found) replace(one)
  const words = [...new Set(found.map(({ key }) => wordsOf(key)))]
  dispatch(
    noticeShown({
      tone: 'success',
      title: 'Some of what this browser has kept could not be read',
      body: `It is left out, as if it had never been kept: ${words.join(', ')}.`,
    }),
  )
}
