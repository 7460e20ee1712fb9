import type { PageCourse, PageReport, PageStay, PageView } from '../../src/report/html/data.js';

/** The report with so many of each target, that go out and come back together. */
export function widened(report: PageReport, times: number): PageReport {
  if (times <= 1) return report;
  return { ...report, views: report.views.map((view) => widenedView(view, times)) };
}

function widenedView(view: PageView, times: number): PageView {
  const { targets, worst } = view;
  const each = <T, R>(list: readonly T[], of: (item: T, i: number) => R): R[] =>
    list.flatMap((item) => Array.from({ length: times }, (_, i) => of(item, i)));
  const course = (one: PageCourse): PageCourse => ({
    ...one,
    stays: each(one.stays, ([target, ...rest], i): PageStay => [target * times + i, ...rest]),
  });
  return {
    ...view,
    targets: {
      count: targets.count * times,
      names: targets.names && each(targets.names, (name, i) => `${name}-${i}`),
      labels: targets.labels.map((label) => ({ ...label, of: each(label.of, (value) => value) })),
    },
    head: course(view.head),
    base: view.base && course(view.base),
    worst: worst && { ...worst, course: course(worst.course) },
    peak: view.peak * times,
    members: view.members * times,
  };
}
