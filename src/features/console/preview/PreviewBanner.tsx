import FlaskConical from 'lucide-react/icons/flask-conical'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from '#features/kit/routing/Link'
import { demoList } from '#features/console/demos/noun'
import { useDock } from '#features/console/debugger/dock'
import { help } from '#features/console/help/noun'
import { Button, buttonClass } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { LabDialog } from './LabDialog'
import { AskPersona, PersonaList, useBecome } from './Personas'
import { useDemosEntry } from './useDemosEntry'
import styles from './PreviewBanner.module.css'

/**
 * Says that this is a preview on a mock API. Opens the lab, the demos and the debugger, and switches between personas.
 * It is a pill at the foot of the sidebar, or of a page without one; an icon in the top bar of a narrow window.
 *
 * @param props.takesFocus whether it takes the place of the banner over the page, which had the focus
 */
export function PreviewBanner({ takesFocus }: { takesFocus: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [isLabOpen, setLabOpen] = useState(false)
  useDemosEntry()
  const dock = useDock()
  const menu = useRef<HTMLDivElement>(null)
  const pill = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) pill.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const id = useId()
  const becoming = useBecome()
  const close = () => setOpen(false)
  /** An entry that closes the menu and then acts. */
  const entry = (act: () => void) => () => {
    menu.current?.hidePopover()
    act()
  }
  return (
    <aside className={styles.banner} aria-label="Technical preview">
      <button ref={pill} type="button" popoverTarget={id} className={styles.pill}>
        <FlaskConical size={14} aria-hidden />
        Preview: in-browser mock API
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.menu}>
        <p>
          Technical preview: this console runs on an in-browser mock API.{' '}
          <button type="button" className={styles.more} onClick={entry(() => setOpen(true))}>
            Learn more
          </button>
        </p>
        <p className={styles.actions}>
          <Link to={demoList.to.page()} className={buttonClass('secondary', 'small')}>
            Demos
          </Link>
          <Button size="small" onClick={entry(() => setLabOpen(true))}>
            Lab
          </Button>
          <Button size="small" onClick={entry(dock.toggle)}>
            Machines
          </Button>
        </p>
        <p id={`${id}-as`}>
          {becoming.current ? `As ${becoming.current.name}` : 'Signed out'}. Preview as another person:
        </p>
        <PersonaList
          current={becoming.current}
          labelledBy={`${id}-as`}
          onPick={(persona) => entry(() => becoming.ask(persona))()}
        />
      </div>
      <AskPersona {...becoming} />
      {isLabOpen && <LabDialog onDismiss={() => setLabOpen(false)} />}
      <Dialog
        open={isOpen}
        onDismiss={close}
        title="Console technical preview"
        footer={<Button onClick={close}>Close</Button>}
      >
        <p>
          This console runs on a mock API in your browser. It follows the same rules as a real region and
          takes its time like one. What you create lasts while you move between pages; a reload restores the
          data.
        </p>
        <p>
          The lab starts a region with other data, another speed, or failures on purpose; its address can be
          shared. Demos show the console by themselves.
        </p>
        <p>
          <Link to={help.to.page({ topic: 'orrery' })} onClick={close}>
            About this project
          </Link>
        </p>
      </Dialog>
    </aside>
  )
}
