import FlaskConical from 'lucide-react/icons/flask-conical'
import { useId, useState } from 'react'
import { personaId, personas } from '#mirage/scenarios/personas'
import { Link } from '#features/kit/routing/Link'
import { demoList } from '#features/console/demos/noun'
import { useDock } from '#features/console/debugger/dock'
import { usePaletteEntries, type PaletteEntry } from '#features/kit/palette/paletteStore'
import { help } from '#features/console/help/noun'
import { unfinished } from '#store/actors/unfinished'
import { ENDS_WITH_SESSION, leftTitle } from '#store/actors/session/signOutViewOf'
import { useConsolePart } from '#store/hooks'
import { Button, buttonClass } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { projects } from '#features/silo/projects/noun'
import { ownPath } from '#model/ownPath'
import { previewRegion } from './startRegion'
import { settingsOf, type LabSettings } from './lab'
import { LabButtons, LabForm } from './LabForm'
import styles from './PreviewBanner.module.css'

type Persona = (typeof personas)[number]

/** Becomes another person. What is under way ends with the person who began it, so that is asked first. Rule: CMD-6. */
function useBecome() {
  const { become } = useConsolePart(previewRegion)
  const ends = useConsolePart(unfinished)
  const [asked, setAsked] = useState<Persona>()
  return {
    asked,
    ends: ends.get,
    keep: () => setAsked(undefined),
    become: ({ key }: Persona) => void become(personaId(key)),
    ask(persona: Persona) {
      if (ends.get().length > 0) setAsked(persona)
      else void become(personaId(persona.key))
    },
  }
}

/** The question before another person is previewed while something would end with it. */
function AskPersona({ asked, ends, keep, become }: ReturnType<typeof useBecome>) {
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

const paletteEntries = (): readonly PaletteEntry[] => [
  { label: 'Demos', also: 'Guided tours, stories', group: 'Help', to: demoList.to.page() },
]

/** The path on which a region with these settings opens: this page, unless the region may lack it. */
const pathFor = ({ scenario }: LabSettings, present: LabSettings) =>
  (scenario === present.scenario ? ownPath(location.pathname) : undefined) ?? projects.to.list()

/** The scenario and fault lab: chooses the region, its speed and its faults. All settings are in the address. */
function LabDialog({ onDismiss }: { onDismiss: () => void }) {
  const { startedWith } = useConsolePart(previewRegion)
  const present = settingsOf(startedWith)
  const [settings, setSettings] = useState(present)
  const lab = { settings, onChange: setSettings, path: pathFor(settings, present) }
  return (
    <Dialog
      open
      onDismiss={onDismiss}
      title="Scenario and fault lab"
      size="free"
      footer={<LabButtons {...lab} />}
    >
      <LabForm {...lab} />
    </Dialog>
  )
}

/**
 * Says that this is a preview on a mock API. Opens the lab, the demos and the debugger, and switches between personas.
 * It is a pill at the foot of the sidebar, or of a page without one.
 */
export function PreviewBanner() {
  const [isOpen, setOpen] = useState(false)
  const [isLabOpen, setLabOpen] = useState(false)
  usePaletteEntries(paletteEntries, true)
  const dock = useDock()
  const menu = useId()
  const { persona } = useConsolePart(previewRegion)
  const becoming = useBecome()
  const current = persona()
  const name = personas.find(({ key }) => key === current)?.name
  const close = () => setOpen(false)
  /** A click on an entry also closes the menu. */
  const entry = { popoverTarget: menu, popoverTargetAction: 'hide', type: 'button' } as const
  const action = { ...entry, className: buttonClass('ghost', 'small') }
  return (
    <aside className={styles.banner} aria-label="Technical preview">
      <button type="button" popoverTarget={menu} className={styles.pill}>
        <FlaskConical size={14} aria-hidden />
        Preview: in-browser mock API
      </button>
      <div id={menu} popover="auto" className={styles.menu}>
        <p>Technical preview: this console runs on an in-browser mock API.</p>
        <p className={styles.actions}>
          <button {...action} onClick={() => setOpen(true)}>
            Learn more
          </button>
          <button {...action} onClick={() => setLabOpen(true)}>
            Lab
          </button>
          <Link to={demoList.to.page()} className={buttonClass('ghost', 'small')}>
            Demos
          </Link>
          <button {...action} onClick={dock.toggle}>
            Machines
          </button>
        </p>
        <p id={`${menu}-as`}>{name ? `As ${name}` : 'Signed out'}. Preview as another person:</p>
        <ul aria-labelledby={`${menu}-as`}>
          {personas.map((each) => (
            <li key={each.key}>
              <button
                {...entry}
                className={styles.persona}
                aria-current={each.key === current || undefined}
                onClick={() => becoming.ask(each)}
              >
                {each.name}: {each.role}
              </button>
            </li>
          ))}
        </ul>
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
