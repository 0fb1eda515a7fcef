import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'What CPUs, disks and interfaces did over time, and how to read it.'

export default function MetricsHelp() {
  return (
    <>
      <p>
        The <b>Metrics</b> tab of an <To topic="instances">instance</To> shows what its CPUs, its disks and
        its network interfaces did over time. The region measures from outside: nothing is installed in the
        instance.
      </p>
      <Section title="What is measured">
        <ul>
          <li>
            CPU: how much of the time the virtual CPUs ran, were idle, waited for a CPU of the sled, or
            emulated devices. The percentage is of all virtual CPUs together.
          </li>
          <li>
            Disk: reads, writes and flushes per five seconds, bytes read and written, for all disks or for
            one.
          </li>
          <li>
            Network: bytes and packets in and out per five seconds, and packets dropped, for all interfaces or
            for one. In and out are as seen from the instance.
          </li>
        </ul>
      </Section>
      <Section title="How to read it">
        <ul>
          <li>
            A gap in a line means that nothing was measured, for example because the instance was not running.
            It is not a zero.
          </li>
          <li>
            In a long range, each point is the mean of a span, so a short peak is lower than in a shorter
            range.
          </li>
          <li>
            All charts of a page show the same time, and a pointer on one marks the same moment on the others.
          </li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Choose the time: from the list, or your own with <b>Custom</b>, typed or by days from a calendar.
            Drag across a chart to zoom in.
          </li>
          <li>Share what you see: the address has the time range and the selected disk or interface.</li>
          <li>
            Learn what a chart shows: open its menu and choose <b>About this metric</b>.
          </li>
          <li>
            Export the numbers: each chart has them as a table, as a CSV file, and as the query they came
            from.
          </li>
        </ul>
      </Section>
      <SeeAlso topics={['instances', 'disks', 'network-interfaces', 'utilization', 'metrics-explorer']} />
    </>
  )
}
