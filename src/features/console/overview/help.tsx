import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'What needs attention, what is left, and what changed.'

export default function OverviewHelp() {
  return (
    <>
      <p>
        Overview shows a region or a project at a glance, Home the silo. Each part is read by itself: one that
        cannot be read says so, and the others stay.
      </p>
      <Section title="What needs attention">
        <ul>
          <li>
            <To topic="instances">Instances</To> and <To topic="disks">disks</To> that failed, and instances
            that have been in a transition for more than ten minutes. On Home and in a project a line below
            them counts what moves as usual.
          </li>
          <li>
            For operators: sleds that are not provisionable or wait to be added, sessions with other routers
            that are not up, quotas and <To topic="ip-pools">IP pools</To> of which 90 % are used, and{' '}
            <To topic="alerts">alerts</To> that were not delivered.
          </li>
        </ul>
        <p>What failed comes first, then the oldest. The last column has the next step, if there is one.</p>
      </Section>
      <Section title="The picture of the projects">
        <p>
          Home shows the five projects that you opened last as bodies around the silo; while you have opened
          fewer, others take their places.
        </p>
        <ul>
          <li>The nearest was opened last. The larger a body, the more vCPUs its project uses.</li>
          <li>
            A ring is around a body while its instances or disks change. One with a cross is red: something
            failed.
          </li>
          <li>
            All other projects are small bodies on the outermost orbit. They are not read, so that nothing is
            said about them.
          </li>
        </ul>
        <p>Each body leads to its project, and the table below the picture has the same.</p>
      </Section>
      <Section title="Capacity">
        <p>
          The bars of a region show the use of 70 % of its hardware, the part that is planned for instances.
          The mark on a bar is the sum of all quotas; it is amber if that is more than the bar. See{' '}
          <To topic="capacity">Capacity</To>.
        </p>
      </Section>
      <Section title="The first page">
        <p>
          The console opens with the projects, or with the page that your installation has chosen. Your
          profile in the settings has a choice to open it with Home. Without a role you begin at Home: it says
          who can give you one.
        </p>
      </Section>
      <SeeAlso topics={['projects', 'utilization', 'capacity', 'inventory']} />
    </>
  )
}
