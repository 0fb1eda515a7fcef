import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import { supportBundleTone } from '#features/kit/lifecycle/regionTones'
import { Section, SeeAlso } from '#features/shared/help/helpParts'
import { StateList, While } from '#features/shared/help/StateList'

export const summary = 'Logs and facts of the whole region in one archive.'

export default function SupportBundlesHelp() {
  return (
    <>
      <p>
        A support bundle is an archive with the logs and facts of every sled and switch at one moment. Support
        engineers ask for one first. Operators see it; members of a silo do not.
      </p>
      <Section title="Its states">
        <StateList of={supportBundleLifecycle} tone={supportBundleTone} />
      </Section>
      <Section title="How it behaves">
        <ul>
          <li>
            It is collected in the background. You can leave the page; its state says when it is complete.
          </li>
          <li>The storage of the region has room for a few bundles. Delete what is no longer needed.</li>
          <li>Its comment can be changed at any time; what it holds cannot.</li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Collect one: on the list of support bundles, choose <b>Create support bundle</b>.
          </li>
          <li>
            Read one file without the rest: open the bundle, find the file by its path, and choose{' '}
            <b>Download</b> in its row menu.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <p>
          A bundle can be downloaded while it is{' '}
          <While of={supportBundleLifecycle} command="command.download" />, and deleted while it is{' '}
          <While of={supportBundleLifecycle} command="command.delete" />.
        </p>
      </Section>
      <SeeAlso topics={['inventory', 'alerts', 'audit-log', 'errors']} />
    </>
  )
}
