import X from 'lucide-react/icons/x'
import { useId, useRef, useState } from 'react'
import { demoPath } from '#features/console/demos/noun'
import { useConsolePart } from '#store/hooks'
import { Button, buttonClass } from '#ui/actions/Button'
import { IconButton } from '#ui/actions/IconButton'
import { Logo } from '#ui/layout/Logo'
import { PopoverPopup } from '#ui/overlays/PopoverPopup'
import { LabDialog } from './LabDialog'
import { AskPersona, PersonaList, useBecome } from './Personas'
import { useDemosEntry } from './useDemosEntry'
import { welcome } from './welcome'
import styles from './WelcomeBanner.module.css'

/** The demo that shows the most in the least time, with its length: its script is fetched only to play it. */
export const tour = { name: 'first-project', length: '50 s' } as const

/**
 * The banner over the page of a first visit: what this console is, that its region is made up, and three ways on. Once it
 * is dismissed, the pill of {@link PreviewBanner} takes its place.
 */
export function WelcomeBanner() {
  const { dismiss } = useConsolePart(welcome)
  useDemosEntry()
  const [opened, setOpened] = useState<'personas' | 'lab'>()
  const close = () => setOpened(undefined)
  const becoming = useBecome()
  const people = useRef<HTMLButtonElement>(null)
  const sentence = useId()
  return (
    <aside className={styles.banner} aria-label="Technical preview">
      <Logo size={28} />
      <div className={styles.words}>
        <p>
          <b>Orrery</b>, a console for a private-cloud region: technical preview
        </p>
        <p>
          It runs against an in-browser mock API. The region is made up, and its resources vanish on refresh.
        </p>
      </div>
      <div className={styles.ways}>
        {/* It loads the page: a demo has its own region. */}
        <a href={demoPath(tour.name)} className={buttonClass('primary')}>
          Watch a tour ({tour.length})
        </a>
        <Button ref={people} onClick={() => setOpened('personas')}>
          Be someone else
        </Button>
        <Button onClick={() => setOpened('lab')}>Break something</Button>
      </div>
      <div className={styles.close}>
        <IconButton label="Dismiss" icon={<X size={18} aria-hidden />} onClick={dismiss} />
      </div>
      {opened === 'personas' && (
        <PopoverPopup anchor={people} title="Be someone else" onClose={close}>
          <p id={sentence}>
            {becoming.current
              ? `You are ${becoming.current.name}. Roles decide what the console offers.`
              : 'You are signed out. Roles decide what the console offers.'}
          </p>
          <PersonaList
            current={becoming.current}
            labelledBy={sentence}
            onPick={(persona) => {
              close()
              becoming.ask(persona)
            }}
          />
        </PopoverPopup>
      )}
      <AskPersona {...becoming} />
      {opened === 'lab' && <LabDialog onDismiss={close} />}
    </aside>
  )
}
