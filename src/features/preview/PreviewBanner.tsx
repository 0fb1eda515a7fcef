import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { personaId, personas } from '#mirage/scenarios/personas'
import { Link } from '#features/kit/routing/Link'
import { demoList } from '#features/demos/noun'
import { useDock } from '#features/debugger/dock'
import { usePaletteEntries, type PaletteEntry } from '#features/kit/palette/paletteStore'
import { notKeptText } from '#features/shared/text/notKept'
import { projects } from '#features/projects/noun'
import { help } from '#features/help/noun'
import { api } from '#store/api/api'
import { useAppDispatch, usePart } from '#store/hooks'
import { noticeShown } from '#store/slices/notices'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { Button, buttonClass } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'
import { LabDialog } from './LabDialog'
import { previewRegion } from './startRegion'
import styles from './PreviewBanner.module.css'

const paletteEntries: readonly PaletteEntry[] = [
  { label: 'Demos', also: 'Guided tours, stories', group: 'Help', to: demoList.to.page() },
]

/** Publishes the height of the banner to the layouts: its sentence wraps in a narrow window. @returns ends it */
function publishHeight(banner: HTMLElement | null) {
  if (!banner) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--banner', `${banner.offsetHeight}px`))
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty('--banner')
  }
}

/** Shows that this is a preview on a mock API, and switches between personas. */
export function PreviewBanner() {
  const region = usePart(previewRegion)
  const [isOpen, setOpen] = useState(false)
  const [isLabOpen, setLabOpen] = useState(false)
  const [current, setCurrent] = useState(region.persona)
  usePaletteEntries(paletteEntries, true)
  const dock = useDock()
  const dispatch = useAppDispatch()
  const go = useNavigate()
  const { revalidate } = useRevalidator()
  const name = personas.find((persona) => persona.key === current)?.name
  const close = () => setOpen(false)
  const banner = useRef<HTMLElement>(null)
  useLayoutEffect(() => publishHeight(banner.current), [])

  async function become(key: string) {
    const notKept = region.become(personaId(key))
    if (notKept)
      dispatch(
        noticeShown({
          tone: 'failed',
          title: 'The next page load brings back the person before',
          body: notKeptText[notKept],
        }),
      )
    setCurrent(key)
    dispatch(api.util.resetApiState())
    // Visibility has changed; the start page is visible to everyone.
    await go(projects.to.list())
    // If the list is open already, the navigation loads nothing.
    await revalidate()
  }
  return (
    <aside ref={banner} className={styles.banner} aria-label="Technical preview">
      <span className={styles.text}>Technical preview: this console runs on an in-browser mock API.</span>
      <Button size="small" tone="ghost" onClick={() => setOpen(true)}>
        Learn more
      </Button>
      <Button size="small" tone="ghost" onClick={() => setLabOpen(true)}>
        Lab
      </Button>
      <Link to={demoList.to.page()} className={buttonClass('ghost', 'small')}>
        Demos
      </Link>
      <Button size="small" tone="ghost" onClick={dock.toggle}>
        Machines
      </Button>
      <ActionMenu
        label={`${name ? `As ${name}` : 'Signed out'}: preview as another person`}
        trigger={name ? `As ${name}` : 'Signed out'}
        items={personas.map((persona) => ({
          key: persona.key,
          label: `${persona.name}: ${persona.role}`,
          onSelect: () => void become(persona.key),
        }))}
      />
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
