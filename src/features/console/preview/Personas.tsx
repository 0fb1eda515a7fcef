import { useState } from 'react'
import { personaId, personas } from '#mirage/scenarios/personas'
import { unfinished } from '#store/actors/unfinished'
import { ENDS_WITH_SESSION, leftTitle } from '#store/actors/session/signOutViewOf'
import { useConsolePart } from '#store/hooks'
import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { previewRegion } from './startRegion'
import styles from './Personas.module.css'

type Persona = (typeof personas)[number]

/** Becomes another person. What is under way ends with the person who began it, so that is asked first. Rule: CMD-6. */
export function useBecome() {
  const region = useConsolePart(previewRegion)
  const ends = useConsolePart(unfinished)
  const [asked, setAsked] = useState<Persona>()
  const current = region.persona()
  return {
    /** The persona who is signed in; undefined for none. */
    current: personas.find(({ key }) => key === current),
    asked,
    ends: ends.get,
    keep: () => setAsked(undefined),
    become: ({ key }: Persona) => void region.become(personaId(key)),
    ask(persona: Persona) {
      if (ends.get().length > 0) setAsked(persona)
      else void region.become(personaId(persona.key))
    },
  }
}

/** The question before another person is previewed while something would end with it. */
export function AskPersona({ asked, ends, keep, become }: ReturnType<typeof useBecome>) {
  if (!asked) return null
  return (
    <Dialog
      open
      title={`Preview as ${asked.name}?`}
      onDismiss={keep}
      footer={
        <>
          <Button tone="ghost" onClick={keep}>
            Cancel
          </Button>
          <Button tone="danger" onClick={() => become(asked)}>
            Preview
          </Button>
        </>
      }
    >
      <p>{ENDS_WITH_SESSION}</p>
      <ul>
        {ends().map((left) => (
          <li key={leftTitle(left)}>{leftTitle(left)}</li>
        ))}
      </ul>
    </Dialog>
  )
}

/**
 * Everyone as whom the region can be previewed, with what each may do.
 *
 * @param props.labelledBy the id of the sentence above the list
 * @param props.onPick called with the chosen persona, also with the present one
 */
export const PersonaList = ({
  current,
  labelledBy,
  onPick,
}: {
  current: Persona | undefined
  labelledBy: string
  onPick: (persona: Persona) => void
}) => (
  <ul className={styles.list} aria-labelledby={labelledBy}>
    {personas.map((each) => (
      <li key={each.key}>
        <button
          type="button"
          className={styles.persona}
          aria-current={each.key === current?.key || undefined}
          onClick={() => onPick(each)}
        >
          {each.name}: {each.role}
        </button>
      </li>
    ))}
  </ul>
)
