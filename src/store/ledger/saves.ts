import type { Act } from '#machines/interaction/commandRequest'
import type { Save } from '../commands/saving'
import { redactArgs } from '../eventLog/redact'
import { isRecord } from '#model/isRecord'
import { isWithoutResponse } from '#model/withoutResponse'
import { consolePartOf } from '../parts'
import type { AppStore } from '../store'
import { Cached } from '../api/cached'
import { ledgerPart } from './ledger'
import { nameInArgs, operationLabel } from './operationLabel'

/** What is saved by one act of the user. */
export interface Saves {
  save: Save
  /** The line of the last change; undefined before the first one. */
  line: string | undefined
}

/** What a form is about, by its name: forms send ids, which say nothing to people. Without a known name it is the id. */
const nameOf = (store: AppStore, selector: string): string =>
  new Cached(store.getState()).nameOfAny(selector) ?? selector

/** The id of what an operation has created; undefined for any other operation. */
const createdId = (verb: string, answer: unknown): string | undefined =>
  verb.endsWith('Create') && isRecord(answer) && typeof answer['id'] === 'string' ? answer['id'] : undefined

/**
 * Saves what a form or a control on a page changes.
 *
 * @param by the act of the user that it follows from
 */
export function savesOf(store: AppStore, by: Act | undefined): Saves {
  const { log } = store
  const ledger = consolePartOf(store, ledgerPart)
  const saves: Saves = {
    line: undefined,
    async save(endpoint, args) {
      const { name: verb } = endpoint
      const { cause } = log
      const { label, kind } = operationLabel(verb)
      const earlier = ledger.line(saves.line ?? '')
      // What was refused and is asked for again, such as an edit that clashed with another one, has one line.
      const isAgain = earlier?.verb === verb && earlier.standing === 'failed'
      const line = isAgain
        ? earlier.id
        : ledger.begin({
            kind: 'change',
            verb,
            label,
            subject: { kind, id: '', name: nameOf(store, nameInArgs(redactArgs(verb, args))) },
            begunBy: by,
            entry: cause ?? undefined,
          })
      if (isAgain) ledger.write(line, { is: 'again' })
      saves.line = line
      await ledger.kept(line)
      const call = log.within(cause, () => store.dispatch(endpoint.initiate(args, { track: false })))
      ledger.sent(line, call)
      try {
        const answer = await call.unwrap()
        ledger.write(line, { is: 'settled', as: 'done', id: createdId(verb, answer) })
        return answer
      } catch (error) {
        ledger.write(line, isWithoutResponse(error) ? { is: 'unknown' } : { is: 'settled', as: 'failed' })
        throw error
      }
    },
  }
  return saves
}
