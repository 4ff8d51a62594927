// The color of paper in both schemes, where no style sheet reaches: the browser's bars and the manifest.
import { colors } from "virtual:colors";

export const themeColor = { light: colors.light.paper, dark: colors.dark.paper } as const;
