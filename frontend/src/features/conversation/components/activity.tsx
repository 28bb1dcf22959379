import { Loader, Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/icons';
import { Revealed } from '@/components/revealed';
import type { LiveTurn, ToolActivity } from '../live/live-turn';
import classes from './activity.module.css';

/** What the assistant did on the way: quiet, and open to a closer look. */
export function Activity({ turn }: { turn: LiveTurn }) {
  return turn.tools.length === 0 ? null : (
    <ul className={classes.tools}>
      {turn.tools.map((tool) => (
        <li key={tool.call}>
          <Tool tool={tool} running={turn.state === 'running' && tool.state === 'started'} />
        </li>
      ))}
    </ul>
  );
}

function Tool({ tool, running }: { tool: ToolActivity; running: boolean }) {
  const { t } = useTranslation();
  const state = running ? 'started' : tool.state === 'failed' ? 'failed' : 'finished';
  return (
    <>
      <details className={classes.tool}>
        <summary>
          <StateMark state={state} />
          <span className={classes.name}>{tool.name || t('tool.unnamed')}</span>
          {tool.server && <span className={classes.server}>{tool.server}</span>}
          <span className={classes.summary}>{tool.summary ?? t(`tool.${state}`)}</span>
        </summary>
        <pre className={classes.data}>
          <Revealed text={JSON.stringify(tool.arguments, null, 2)} />
        </pre>
        {tool.summary && <Text size="xs">{tool.summary}</Text>}
      </details>
      {running && tool.progress && <ProgressLine tool={tool} progress={tool.progress} />}
      {tool.logs.length > 0 && <Logs tool={tool} open={running} />}
    </>
  );
}

function StateMark({ state }: { state: ToolActivity['state'] }) {
  if (state === 'started') {
    return <Loader size={12} aria-hidden="true" />;
  }
  return (
    <span className={classes.mark} data-state={state}>
      <Icon name={state === 'failed' ? 'alert' : 'check'} size={14} />
    </span>
  );
}

function ProgressLine({
  tool,
  progress,
}: {
  tool: ToolActivity;
  progress: { done: number; total?: number; message?: string };
}) {
  const { t } = useTranslation();
  const { done, total, message } = progress;
  const percent = total ? Math.min(100, (done / total) * 100) : 100;
  const words = total ? t('tool.progress', { done, total }) : t('tool.progressOpen', { done });
  return (
    <div className={classes.progress}>
      <Progress.Root size="sm">
        <Progress.Section
          value={percent}
          animated={!total}
          withAria={false}
          role="progressbar"
          aria-label={t('tool.progressOf', { name: tool.name })}
          aria-valuenow={total ? done : undefined}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuetext={words}
        />
      </Progress.Root>
      <Text size="xs" c="dimmed">
        {message ? `${message} (${words})` : words}
      </Text>
    </div>
  );
}

function Logs({ tool, open }: { tool: ToolActivity; open: boolean }) {
  const { t } = useTranslation();
  const last = tool.logs.at(-1);
  return (
    <details className={classes.logs}>
      <summary>{open && last ? last.message : t('tool.logs', { count: tool.logs.length })}</summary>
      <ol>
        {tool.logs.map((line) => (
          <li key={line.id} data-level={line.level}>
            <Revealed text={line.message} />
          </li>
        ))}
      </ol>
    </details>
  );
}
