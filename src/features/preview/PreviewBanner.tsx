import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { personaId, personas } from '../../../mirage/scenarios/people'
import { paths } from '../../paths'
import { api } from '../../store/api/api'
import { useAppDispatch } from '../../store/hooks'
import { ActionMenu } from '../../ui/ActionMenu'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { becomePersona, currentPersona } from './startPreview'
import styles from './PreviewBanner.module.css'

/** Says that this is a preview, and lets one see it as somebody else. */
export function PreviewBanner() {
  const [open, setOpen] = useState(false)
  const [persona, setPersona] = useState(currentPersona)
  const dispatch = useAppDispatch()
  const go = useNavigate()
  const { revalidate } = useRevalidator()
  const name = personas.find((each) => each.key === persona)?.name ?? 'nobody'

  async function become(key: string) {
    becomePersona(personaId(key))
    setPersona(key)
    dispatch(api.util.resetApiState())
    // What one may see has changed, so one starts where everyone may look.
    await go(paths.projects())
    // The list may be open already; then going there has loaded nothing.
    await revalidate()
  }
  return (
    <aside className={styles.banner} aria-label="Technical preview">
      <span className={styles.text}>
        Technical preview: everything here is imagined, and gone on refresh.
      </span>
      <Button size="small" tone="ghost" onClick={() => setOpen(true)}>
        Learn more
      </Button>
      <ActionMenu
        label={`As ${name}: preview as somebody else`}
        trigger={`As ${name}`}
        items={personas.map((each) => ({
          key: each.key,
          label: `${each.name}: ${each.role}`,
          onSelect: () => void become(each.key),
        }))}
      />
      <Dialog open={open} onDismiss={() => setOpen(false)} title="Console technical preview">
        <p>
          This console runs against a region that lives in your browser. It obeys the same lifecycles as the
          real one, takes its time like the real one, and forgets everything when the page is loaded anew.
        </p>
        <p>
          Add <code>?scenario=small</code> or <code>?seed=7</code> to the address for another world,{' '}
          <code>?faults=10</code> for one in which a tenth of all calls fail. A name that begins with{' '}
          <code>fault-500</code> makes a call fail for certain.
        </p>
      </Dialog>
    </aside>
  )
}
