import { getIn, useFormikContext } from 'formik'
import { useState, type KeyboardEvent } from 'react'
import { draftFault, draftKinds, listOf, withDraft, withoutItem, type DraftItems } from './drafts'
import type { Drafts, RuleFormValues } from './ruleForm'

interface DraftOptions {
  /** Whether a repetition is said while it is typed; only where nothing longer begins like it as a rule. */
  tellsRepeats?: boolean
}

/**
 * One item on its way into a list of the rule. It is judged when it is added or the rule is submitted, and after a
 * refused addition at every change, until it has been added or cleared.
 */
export function useDraft<Key extends keyof Drafts>(key: Key, { tellsRepeats = false }: DraftOptions = {}) {
  const { values, errors, submitCount, setValues } = useFormikContext<RuleFormValues>()
  const [judged, setJudged] = useState(false)
  // What is being typed is not left over; only a submit after the last change finds it so.
  const [changedAt, setChangedAt] = useState(submitCount)
  const draft = values.drafts[key]
  const { itemOf, faultOf } = draftKinds[key]

  const refused = submitCount > changedAt ? (getIn(errors, `drafts.${key}`) as string | undefined) : undefined
  const repeated = tellsRepeats && !faultOf(draft) ? draftFault(values, key) : undefined
  const set = (next: RuleFormValues) => {
    setChangedAt(submitCount)
    void setValues(next)
  }
  const change = (next: Drafts[Key]) => set({ ...values, drafts: { ...values.drafts, [key]: next } })

  function add() {
    const fault = draftFault(values, key)
    setJudged(fault !== undefined)
    if (!fault) set(withDraft(values, key))
  }
  return {
    draft,
    items: listOf(values, key),
    /** Why the draft cannot join the list, as far as it has been judged. */
    error: (judged ? draftFault(values, key) : repeated) ?? refused,
    /** Whether the draft has been judged. */
    judged: judged || refused !== undefined,
    change,
    /** Another kind of item: nothing is held against it yet. */
    restart: (next: Drafts[Key]) => {
      setJudged(false)
      change(next)
    },
    add,
    remove: (item: DraftItems[Key]) => void setValues(withoutItem(values, key, item)),
    /** Enter adds the item instead of submitting the form, unless it picks from an open list. */
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.currentTarget.hasAttribute('aria-activedescendant')) return
      event.preventDefault()
      if (itemOf(draft)) add()
    },
  }
}
