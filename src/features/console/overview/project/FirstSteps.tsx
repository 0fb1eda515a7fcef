import { Card } from '#ui/layout/Card'
import { projectAccess } from '#features/silo/access/noun'
import { projectImages } from '#features/project/images/noun'
import { instances } from '#features/project/instances/noun'
import { CreateAction, createOf, useCreateStep, type CreateStep } from '#features/kit/list/CreateAction'
import styles from '../overview.module.css'

function FirstStep(step: CreateStep) {
  const allowed = useCreateStep(step)
  return allowed && <CreateAction {...allowed} tone="secondary" />
}

/** The forms that a project without instances and disks begins with; those that the user's role forbids are disabled. */
export const FirstSteps = ({ project }: { project: string }) => (
  <Card title="First steps">
    <p className={styles.none}>
      The project has no instances and no disks yet. An instance is created with its disk, from an image.
    </p>
    <div className={styles.steps}>
      <FirstStep {...createOf(instances, 'create', { project })} isPage />
      <FirstStep {...createOf(projectImages, 'create', { project })} />
      <FirstStep {...createOf(projectAccess, 'create', { project })} />
    </div>
  </Card>
)
