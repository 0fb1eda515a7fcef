import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Query everything that the region measures.'

export default function MetricsExplorerHelp() {
  return (
    <>
      <p>
        The metrics explorer answers a query with everything that the region measures: instances, disks and
        interfaces of all silos, hardware, links and sessions. Operators see it; members of a silo have the{' '}
        <To topic="metrics">metrics of an instance</To>.
      </p>
      <Section title="What a query is made of">
        <p>Stages, joined by a bar. Each one works on the result of the one before.</p>
        <ul>
          <li>
            <code>get virtual_disk:reads</code> names the series: a target and one of its metrics.
          </li>
          <li>
            <code>filter state == "run" && vcpu_id &lt; 4</code> keeps the series whose fields match.{' '}
            <code>~=</code> is a regular expression.
          </li>
          <li>
            <code>align mean_within(60s)</code> makes one reading per time window.
          </li>
          <li>
            <code>group_by [silo_id], sum</code> adds up the series that share these fields. Align first.
          </li>
          <li>
            <code>last 10</code> and <code>first 10</code> keep ten readings of each series.
          </li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Use the suggestions: series, fields, comparisons and the values of the last answer are suggested
            as you type, or on <kbd>Ctrl</kbd> <kbd>Space</kbd>. The arrow keys choose, <kbd>Enter</kbd> or{' '}
            <kbd>Tab</kbd> takes the highlighted one, <kbd>Esc</kbd> closes the list.
          </li>
          <li>
            Choose the time beside the box. A query with a <code>timestamp</code> of its own, as in{' '}
            <code>timestamp &gt; @now() - 5m</code>, is sent unchanged.
          </li>
          <li>Share it: query and time are in the address.</li>
          <li>
            Highlight one line: point at it, point at or choose its entry in the list of series, or press up
            and down in the chart. The eight highest lines have colours of their own. The chart has its
            numbers as a table and as CSV.
          </li>
        </ul>
      </Section>
      <Section title="How to read it">
        <ul>
          <li>
            Counters are read every five seconds, and their values are per reading, not per second. The first
            reading of a counter is its total and is not shown.
          </li>
          <li>
            Temperatures, voltages and the like have an axis that begins near the lowest reading: the chart
            says where, and has a break at the foot of the axis. Sums and counters begin at zero.
          </li>
          <li>A gap means that nothing was measured. It is not a zero.</li>
          <li>Too much data: make the windows wider, the time shorter, or group the series.</li>
        </ul>
      </Section>
      <SeeAlso topics={['metrics', 'utilization', 'inventory']} />
    </>
  )
}
