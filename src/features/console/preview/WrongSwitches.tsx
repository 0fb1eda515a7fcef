import { useState } from 'react'
import { showInPlace } from '#features/kit/routing/showInPlace'
import { projects } from '#features/silo/projects/noun'
import { ownPath } from '#model/ownPath'
import { Card } from '#ui/layout/Card'
import { Notice } from '#ui/feedback/Notice'
import { settingsOf } from './lab'
import { LabButtons, LabForm } from './LabForm'
import styles from './Lab.module.css'

const TITLE = 'No region with this address'

/** Shows the errors of the address; the lab below has its valid settings. */
function WrongSwitches({ errors }: { errors: readonly string[] }) {
  const [settings, setSettings] = useState(() => settingsOf(location.search))
  const lab = { settings, onChange: setSettings, path: ownPath(location.pathname) ?? projects.to.list() }
  return (
    <main className={styles.page}>
      <h1>{TITLE}</h1>
      <Notice tone="failed" title="The address has a wrong switch">
        <ul className={styles.errors}>
          {errors.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Notice>
      <Card title="Scenario and fault lab">
        <LabForm {...lab} />
        <div className={styles.buttons}>
          <LabButtons {...lab} />
        </div>
      </Card>
    </main>
  )
}

/** Shows the errors of the switches in the address, in place of the console. @param errors each as a sentence */
export const showWrongSwitches = (errors: readonly string[]): void =>
  showInPlace(TITLE, <WrongSwitches errors={errors} />)
