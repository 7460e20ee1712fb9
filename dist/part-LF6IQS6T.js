import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/rollout/batches.ts
function groupKey(controller, group) {
  return `${controller}\0${group}`;
}
function batchesOf(run) {
  const groups = /* @__PURE__ */ new Map();
  const names = new Names();
  for (const event of run.events) {
    if (event.kind === "left") names.left(event.target);
    if (event.batch <= 0 || event.kind === "out" || event.kind === "back") continue;
    const key = groupKey(event.controller, event.group);
    const batches = groups.get(key) ?? /* @__PURE__ */ new Map();
    groups.set(key, batches);
    const batch = batches.get(event.batch) ?? {
      targets: [],
      start: event.at,
      end: event.at,
      open: 0,
      succeeded: /* @__PURE__ */ new Set(),
      failed: /* @__PURE__ */ new Set()
    };
    batches.set(event.batch, batch);
    if (event.kind === "start") {
      batch.targets.push(names.of(key, event.target));
      batch.open++;
    }
    if (event.kind === "resumed") {
      batch.failed.delete(event.target);
      batch.open++;
    }
    if (event.kind === "succeeded" || event.kind === "failed") {
      batch[event.kind].add(event.target);
      batch.open--;
      batch.end = event.at;
    }
  }
  return new Map([...groups].map(([key, batches]) => [key, [...batches].map(finished)]));
}
var Names = class {
  gone = /* @__PURE__ */ new Set();
  /** How often the group began on what bears the name. */
  begun = /* @__PURE__ */ new Map();
  left(target) {
    this.gone.add(target);
  }
  of(group, target) {
    const key = `${group}\0${target}`;
    const times = this.begun.get(key) ?? 0;
    this.begun.set(key, times + 1);
    if (times === 0 || !this.gone.has(target)) return target;
    return `${times === 1 ? "replacement" : `replacement ${times}`} of ${target}`;
  }
};
function finished([index, batch]) {
  return {
    index,
    targets: batch.targets,
    start: batch.start,
    end: batch.open > 0 ? null : batch.end,
    succeeded: batch.succeeded.size,
    failed: batch.failed.size
  };
}

// src/rollout/controller.ts
var NO_BATCH = -1;
var NO_STEP = { starts: [], joins: [], leaves: [], again: false, wakeAt: null };

export {
  groupKey,
  batchesOf,
  NO_BATCH,
  NO_STEP
};
