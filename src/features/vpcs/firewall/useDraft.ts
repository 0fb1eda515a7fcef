import { getIn, useFormikContext } from 'formik'
import { useState, type KeyboardEvent } from 'react'
import { MAX_RULE_PARTS } from '../../../store/model/limits'
import { joinFault } from '../../../store/model/lists'
import type { Drafts, RuleFormValues } from './ruleForm'

type ListName = 'targets' | 'hosts' | 'ports' | 'protocols'

interface DraftOptions<Key extends keyof Drafts, Item> {
  draft: Key
  list: ListName
  /** What the draft is after an item has been added. */
  empty: Drafts[Key]
  itemOf: (draft: Drafts[Key]) => Item | undefined
  /** Why the draft is no item yet. */
  faultOf: (draft: Drafts[Key]) => string | undefined
  keyOf: (item: Item) => string
  /** Whether a repetition is said while it is typed; only where nothing longer begins like it as a rule. */
  tellsRepeats?: boolean
  /** Where Formik keeps what it says of a draft that was left over. */
  errorAt: string
}

/**
 * One item on its way into a list of the rule. It is judged when it is to be added, and from then on at every change,
 * until it has been added or cleared.
 */
export function useDraft<Key extends keyof Drafts, Item>({
  draft: key,
  list,
  empty,
  itemOf,
  faultOf,
  keyOf,
  tellsRepeats = false,
  errorAt,
}: DraftOptions<Key, Item>) {
  const { values, errors, submitCount, setValues } = useFormikContext<RuleFormValues>()
  const [judged, setJudged] = useState(false)
  // What is being typed is not left over; only a submit after the last change finds it so.
  const [changedAt, setChangedAt] = useState(submitCount)
  const draft = values.drafts[key]
  const items = values[list] as unknown as readonly Item[]

  const leftOver = submitCount > changedAt ? (getIn(errors, errorAt) as string | undefined) : undefined

  function verdict(of: Drafts[Key]): string | undefined {
    const fault = faultOf(of)
    if (fault) return fault
    const item = itemOf(of)
    if (item && items.length >= MAX_RULE_PARTS) return `There can be at most ${MAX_RULE_PARTS}`
    return item && joinFault(items, item, keyOf)
  }
  function repeated(): string | undefined {
    const item = itemOf(draft)
    return tellsRepeats && item ? joinFault(items, item, keyOf) : undefined
  }
  const store = (next: Drafts[Key], more: Partial<RuleFormValues> = {}) => {
    setChangedAt(submitCount)
    void setValues({ ...values, ...more, drafts: { ...values.drafts, [key]: next } })
  }

  function add() {
    const item = itemOf(draft)
    setJudged(true)
    if (!item || verdict(draft)) return
    setJudged(false)
    store(empty, { [list]: [...items, item] })
  }
  return {
    draft,
    items,
    /** What is said of the draft: by the rules of the item, or by the form that would lose it. */
    error: (judged ? verdict(draft) : repeated()) ?? leftOver,
    /** Whether the rules of the item are being applied already. */
    judged,
    change: (next: Drafts[Key]) => store(next),
    /** Another kind of item: nothing is held against it yet. */
    restart: (next: Drafts[Key]) => {
      setJudged(false)
      store(next)
    },
    add,
    remove: (item: Item) =>
      void setValues({ ...values, [list]: items.filter((each) => keyOf(each) !== keyOf(item)) }),
    /** Enter adds the item instead of submitting the form, unless it picks from an open list. */
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.currentTarget.hasAttribute('aria-activedescendant')) return
      event.preventDefault()
      if (itemOf(draft)) add()
    },
  }
}
