import type { PageCourse, PageReport, PageView } from '../../src/report/html/data.js';

/** The report with so many of each target, that go out and come back together. */
export function widened(report: PageReport, times: number): PageReport {
  if (times <= 1) return report;
  return { ...report, views: report.views.map((view) => widenedView(view, times)) };
}

function widenedView(view: PageView, times: number): PageView {
  const { targets, worst } = view;
  const repeated = <T>(list: readonly T[]): T[] =>
    list.flatMap((item) => Array.from({ length: times }, () => item));
  const course = (one: PageCourse): PageCourse => ({
    ...one,
    target: one.target.flatMap((target) => Array.from({ length: times }, (_, i) => target * times + i)),
    taker: repeated(one.taker),
    batch: repeated(one.batch),
    start: repeated(one.start),
    stop: repeated(one.stop),
    failed: repeated(one.failed),
    kind: repeated(one.kind),
  });
  return {
    ...view,
    targets: {
      count: targets.count * times,
      names:
        targets.names?.flatMap((name) => Array.from({ length: times }, (_, i) => `${name}-${i}`)) ?? null,
      labels: targets.labels.map(({ key, values, of }) => ({ key, values, of: repeated(of) })),
    },
    head: course(view.head),
    base: view.base && course(view.base),
    worst: worst && { ...worst, course: course(worst.course) },
    peak: view.peak * times,
    members: view.members * times,
  };
}
