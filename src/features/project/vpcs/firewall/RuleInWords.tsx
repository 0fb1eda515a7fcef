import { useId, useLayoutEffect, useRef, useState } from 'react'
import { observeSize } from '#ui/layout/observeSize'
import { DisclosureButton } from '#ui/actions/DisclosureButton'
import { useForm } from '#features/kit/form/FormFields'
import { withDrafts } from './ruleDrafts'
import { ruleSentence } from './ruleSentence'
import type { RuleFormValues } from './ruleValues'
import styles from './RuleInWords.module.css'

const LABEL = 'In words'

/**
 * The rule as a sentence, with items that are typed and not added yet. It stays in view above the buttons of the panel;
 * a long sentence is shown whole on demand.
 */
export function RuleInWords() {
  const { values } = useForm<RuleFormValues>()
  const text = ruleSentence(withDrafts(values))
  const sentence = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  useLayoutEffect(() => {
    const element = sentence.current
    if (!element) return
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1)
    return observeSize(measure, element)
  }, [text])
  return (
    <div role="note" aria-label={LABEL} className={`${styles.words} ${isWhole ? styles.whole : ''}`}>
      {isCut || isWhole ? (
        <DisclosureButton
          label={LABEL}
          isOpen={isWhole}
          content={id}
          onToggle={() => setWhole((was) => !was)}
        />
      ) : (
        <span className={styles.label}>{LABEL}</span>
      )}
      <p ref={sentence} id={id}>
        {text}
      </p>
    </div>
  )
}
