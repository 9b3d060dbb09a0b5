"""The hero, the goals' pictures and the categories' transparent icons, from the dishes of the catalogue.
Usage: blender -b --factory-startup -P extras.py -- OUTDIR WIDTH SAMPLES name... (hero not-found goal_wl goal_bal goal_mg goal_ic icon_...)"""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from catalogue import *
import denoise, shutil, time

def dish_of(slug):
    """with the seed of its own picture, so that both show the same dish"""
    R.seed(sum(map(ord, slug))); MEAL[slug][0]()
def moved(slug, off):
    """one dish of several: built in the middle, then moved to its place"""
    before = set(bpy.data.objects.keys()); dish_of(slug); new = [bpy.data.objects[k] for k in bpy.data.objects.keys() if k not in before]
    bpy.context.view_layer.update()
    for o in new: o.matrix_world = Matrix.Translation(Vector((off[0], off[1], 0))) @ o.matrix_world
    # park the finished bowl in an excluded collection: frame_set over thousands of grains makes the next bowl's physics crawl
    sc = bpy.context.scene; c = bpy.data.collections.new('bowl'); sc.collection.children.link(c)
    for o in new: c.objects.link(o); sc.collection.objects.unlink(o)
    bpy.context.view_layer.layer_collection.children[c.name].exclude = True
    if sc.rigidbody_world: bpy.ops.rigidbody.world_remove()
def unpark():
    for lc in bpy.context.view_layer.layer_collection.children: lc.exclude = False

def hero():
    """the left quarter stays free for the headline"""
    moved('solomos-kinoa-spanaki', (.35, -.62)); moved('tofu-mpol-kinoa', (3.05, .10)); moved('salata-fakis-feta', (1.55, 2.15)); moved('giaourti-gkranola-meli', (4.0, 2.35))
    napkin((-1.25, 1.15), .35, size=(1.3, 1.8), col='#d9cbb0', stripe='#7d5a3a'); obj(lemon()[0], (2.0, -1.28, .035), (0, 0, 1), name='table_l'); obj(lemon()[1], (2.28, -1.40, .06), (.3, .25, 0), name='table_l')
def not_found():
    """nothing left: what a good meal leaves on its plate"""
    m = plate('#ece5d8'); g = Spot(.075, 2)
    for x, y, r, a in ((-.16, .10, .17, .5), (.20, -.14, .08, 2.2), (.30, .22, .05, 1.1)): sauce(g, x, y, r, .014, ('#8f7a12', '#d6c048'), .25, 1.5, a, lumps=.1, gloss=.03, sink=.03, sss=.2, clear=.35)
    crumb = lump('crumb', (.045, .035, .03), '#d9b176', '#a8753c', 3, .3, n=8, rough=.8, coat=0)
    for _ in range(46): x, y = R.gauss(.05, .30), R.gauss(-.08, .26); obj(R.choice(crumb), (x, y, .085), (R.uniform(0, 6), R.uniform(0, 6), 0), R.uniform(.4, 1.5))
    obj(lemon()[0], (.42, -.26, .10), (.1, .05, .6)); obj(olive()[0], (-.36, -.20, .12), (.3, .2, .8))
    for x, y, a in ((-.02, .32, .4), (-.44, .06, 2.0)): obj(R.choice(leaf('parsley')), (x, y, .10), (.2, .1, a), 1.3)
    napkin((1.30, .45), .35, size=(1.0, 1.5), col='#d9c7a4', stripe='#8a5a2c')
def goal_ic(): moved('giaourti-gkranola-meli', (-1.20, -.55)); moved('salata-fakis-feta', (1.24, -.35)); moved('moschari-piperies-kastano-ryzi', (-.15, 1.80))
# name: what is built, the view's height, the distance, what it looks at
SC = dict(hero=(hero, 54, 9.4, (.35, .60, .1)), goal_ic=(goal_ic, 56, 7.2, (0, .42, .25)), **{'not-found': (not_found, 50, 6.6, (.15, .05, .1))})
for name, slug, view, dist in (('goal_wl', 'salata-nisouaz-tonos', 58, 4.9), ('goal_bal', 'tofu-mpol-kinoa', 58, 5.7), ('goal_mg', 'moschari-piperies-kastano-ryzi', 54, 5.7),
                               ('icon_main-meal', 'kotopoulo-basmati-mprokolo', 48, 6.4), ('icon_breakfast', 'pancakes-vromi-mpanana', 38, 6.4), ('icon_vegan', 'tofu-mpol-kinoa', 50, 6.4), ('icon_extras-protein', 'fileto-solomou', 46, 6.2), ('icon_extras-sides', 'glykopatata-fournou', 48, 5.6), ('icon_snack', 'mpoukies-kakao-chourma', 40, 6.2)):
    SC[name] = ((lambda slug=slug: dish_of(slug)), view, dist, (0, 0, .3))

def main():
    a = sys.argv[sys.argv.index('--')+1:]; out = os.path.abspath(a[0]); os.makedirs(out, exist_ok=True); W = int(a[1]); spp = int(a[2])
    for name in a[3:]:
        if os.path.exists(f'{out}/{name}.png'): continue
        t0 = time.time(); sc = reset(sum(map(ord, name))); alpha = name.startswith('icon'); fn, el, dist, at = SC[name]
        if name == 'hero': tb = stage(sc, '#33443a', '#2a3a30', res=(W, W*9//16), samples=spp, cam_el=el, cam_dist=dist, lens=50, target=at, fstop=9, key=1.3)
        elif name == 'not-found': tb = stage(sc, '#33443a', '#2a3a30', res=(W, W*3//4), samples=spp, cam_el=el, cam_dist=dist, target=at)
        else: tb = stage(sc, '#d9cdb8', '#cdbfa6', res=(W, W), samples=spp, cam_el=el, cam_dist=dist, target=at, lens=75 if name != 'goal_ic' else 46, fstop=40)
        fn(); unpark()
        if alpha: sc.render.film_transparent = True; tb.visible_camera = False   # the table still bounces light; the page adds the shadow
        tmp = f'{out}/{name}.passes'; denoise.setup_passes(sc, tmp); t1 = time.time(); bpy.ops.render.render(); t2 = time.time()
        denoise.finish(sc, tmp, f'{out}/{name}.png', alpha=alpha); shutil.rmtree(tmp); print('DONE %s build=%.0f render=%.0f' % (name, t1-t0, t2-t1), flush=True)
if __name__ == '__main__': main()
