import { useState, type KeyboardEvent } from 'react'
import {
  ruleDraftError,
  draftKinds,
  itemsOfDraft,
  withDraft,
  withoutItem,
  type DraftItems,
} from './ruleDrafts'
import type { RuleDrafts, RuleFormValues } from './ruleValues'
import { useForm } from '#features/kit/form/FormFields'

interface DraftOptions {
  /**
   * Whether a duplicate is reported while typing, which makes sense only if longer values rarely start with it.
   */
  reportsDuplicates?: boolean
}

/**
 * One draft item of a list. It is validated when it is added or the rule is submitted, and after a failed
 * addition on every change until it is added or cleared.
 */
export function useListItemDraft<Key extends keyof RuleDrafts>(
  key: Key,
  { reportsDuplicates = false }: DraftOptions = {},
) {
  const { values, errors, submitCount, setValues } = useForm<RuleFormValues>()
  const [isChecked, setIsChecked] = useState(false)
  // An unfinished text is no error: only a submit after the last change reports one.
  const [changedAt, setChangedAt] = useState(submitCount)
  const draft = values.drafts[key]
  const { itemOf, validate } = draftKinds[key]

  const submitError =
    submitCount > changedAt ? (errors.drafts as Partial<Record<Key, string>> | undefined)?.[key] : undefined
  const repeated = reportsDuplicates && !validate(draft) ? ruleDraftError(values, key) : undefined
  const set = (next: RuleFormValues) => {
    setChangedAt(submitCount)
    void setValues(next)
  }
  const change = (next: RuleDrafts[Key]) => set({ ...values, drafts: { ...values.drafts, [key]: next } })

  function add() {
    const error = ruleDraftError(values, key)
    setIsChecked(error !== undefined)
    if (!error) set(withDraft(values, key))
  }
  return {
    draft,
    items: itemsOfDraft(values, key),
    /** Why the draft cannot be added, if it was validated. */
    error: (isChecked ? ruleDraftError(values, key) : repeated) ?? submitError,
    /** Whether the draft was validated. */
    isChecked: isChecked || submitError !== undefined,
    change,
    /** Sets another kind of item, without validation. */
    restart: (next: RuleDrafts[Key]) => {
      setIsChecked(false)
      change(next)
    },
    add,
    remove: (item: DraftItems[Key]) => void setValues(withoutItem(values, key, item)),
    /** Enter or a comma adds the item instead of submitting the form, unless Enter picks from an open list. */
    onKeyDown: (event: KeyboardEvent) => {
      const picks = event.currentTarget.hasAttribute('aria-activedescendant')
      if (event.key !== ',' && (event.key !== 'Enter' || picks)) return
      event.preventDefault()
      if (itemOf(draft)) add()
    },
  }
}
