/** What work on a node does to what other controllers read of the node, and what it needs of them. */
export interface NodeHold {
  /** How the node is given back in the end: its own cordon is taken off, or whoever's cordon it is. Null: it is not. */
  readonly releases: 'own-cordon' | 'any-cordon' | null;
  /** What it takes for granted meanwhile: that the node stays cordoned, or that an uncordon is its end. */
  readonly needs: 'cordon' | 'maintenance';
  /** Two that say the same here never take a cordon off each other: their controller keeps them apart on a node. */
  readonly keptApart?: string;
  /** True where somebody has cordoned the node already, so that nobody who comes later takes it for his own cordon. */
  readonly isCordoned?: boolean;
}

/** A controller that cordons nodes for its work, and takes that cordon off. */
export const CORDONS: NodeHold = { releases: 'own-cordon', needs: 'cordon', keptApart: 'cordon_NAME' };

/** One that takes any cordon off. */
export const UNCORDONS: NodeHold = { releases: 'any-cordon', needs: 'cordon' };

/** Work that ends with the uncordon of its node. */
export const ENDS_WITH_UNCORDON: NodeHold = { releases: null, needs: 'maintenance' };
