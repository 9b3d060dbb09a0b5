"""Core helpers: scene, materials, procedural meshes. Blender 3.4 (Debian bookworm), numpy."""
import bpy, math, random
import numpy as np
from mathutils import Vector, Matrix, Euler, noise as mn

R = random.Random(1)

def reset(seed):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    R.seed(seed); _mats.clear(); _protos.clear()
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    return sc

# ------------------------------------------------------------------ materials
_mats = {}
def srgb(h):
    h = h.lstrip('#'); c = [int(h[i:i+2], 16)/255 for i in (0, 2, 4)]
    return tuple(((x/12.92) if x <= .04045 else ((x+.055)/1.055)**2.4) for x in c) + (1.0,)

def mat(name, color='#ffffff', color2=None, nscale=6.0, rough=.5, spec=.5, sss=0.0, sss_col=None, sss_r=(.08, .04, .02),
        bump=0.0, bscale=40.0, bdetail=4.0, coat=0.0, vcol=False, metal=0.0, transl=0.0, hue=0.0, val=0.0, trans=0.0, ior=1.45,
        contrast=(.35, .65), speckle=None, voro=0.0, vscale=30.0, detail=None):
    if name in _mats: return _mats[name]
    m = bpy.data.materials.new(name); m.use_nodes = True
    nt = m.node_tree; N = nt.nodes; L = nt.links
    b = N['Principled BSDF']
    out = N['Material Output']
    tc = N.new('ShaderNodeTexCoord'); co = tc.outputs['Object']
    if vcol:
        a = N.new('ShaderNodeVertexColor'); a.layer_name = 'Col'; col = a.outputs['Color']
    else:
        rgb = N.new('ShaderNodeRGB'); rgb.outputs[0].default_value = srgb(color); col = rgb.outputs[0]
    def ntex(scale, detail=4.0):
        t = N.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = scale; t.inputs['Detail'].default_value = detail
        L.new(co, t.inputs['Vector']); return t.outputs['Fac']
    def ramp(fac, lo, hi):
        r = N.new('ShaderNodeMapRange'); r.inputs[1].default_value = lo; r.inputs[2].default_value = hi
        L.new(fac, r.inputs[0]); return r.outputs[0]
    def mix(fac, c1, c2, mode='MIX'):
        x = N.new('ShaderNodeMixRGB'); x.blend_type = mode
        if isinstance(fac, float): x.inputs[0].default_value = fac
        else: L.new(fac, x.inputs[0])
        L.new(c1, x.inputs[1])
        if isinstance(c2, tuple): x.inputs[2].default_value = c2
        else: L.new(c2, x.inputs[2])
        return x.outputs[0]
    if color2:
        col = mix(ramp(ntex(nscale), *contrast), col, srgb(color2))
    if detail:            # multiplicative fine colour noise on top of the vertex colours: (scale, lo, hi)
        mr = N.new('ShaderNodeMapRange'); mr.inputs[1].default_value = .3; mr.inputs[2].default_value = .7; mr.inputs[3].default_value = detail[1]; mr.inputs[4].default_value = detail[2]
        L.new(ntex(detail[0], 8.0), mr.inputs[0]); mx = N.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1.0
        L.new(col, mx.inputs[1]); L.new(mr.outputs[0], mx.inputs[2]); col = mx.outputs[0]
    if speckle:
        sc_, th, colr = speckle
        v = N.new('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value = sc_; L.new(co, v.inputs['Vector'])
        d = ramp(v.outputs['Distance'], th, th*.5)
        msk = N.new('ShaderNodeMath'); msk.operation = 'MULTIPLY'; L.new(d, msk.inputs[0])
        L.new(ramp(ntex(sc_*.31, 1.0), .5, .56), msk.inputs[1])
        col = mix(msk.outputs[0], col, srgb(colr))
    if hue or val:
        oi = N.new('ShaderNodeObjectInfo'); hs = N.new('ShaderNodeHueSaturation')
        def rr(inp, amt, base):
            mr = N.new('ShaderNodeMapRange'); mr.inputs[3].default_value = base-amt; mr.inputs[4].default_value = base+amt
            L.new(oi.outputs['Random'], mr.inputs[0]); L.new(mr.outputs[0], inp)
        rr(hs.inputs['Hue'], hue, .5); rr(hs.inputs['Value'], val, 1.0)
        L.new(col, hs.inputs['Color']); col = hs.outputs[0]
    L.new(col, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough; b.inputs['Specular'].default_value = spec
    b.inputs['Metallic'].default_value = metal
    b.inputs['Clearcoat'].default_value = coat; b.inputs['Clearcoat Roughness'].default_value = .08
    b.inputs['Transmission'].default_value = trans; b.inputs['IOR'].default_value = ior
    if sss >= .1:   # less is not seen and costs a third of the time
        b.subsurface_method = 'BURLEY'
        b.inputs['Subsurface'].default_value = sss; b.inputs['Subsurface Radius'].default_value = sss_r
        if sss_col: b.inputs['Subsurface Color'].default_value = srgb(sss_col)
        else: L.new(col, b.inputs['Subsurface Color'])
    h = None
    if bump:
        bp = N.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = bump; bp.inputs['Distance'].default_value = .02
        L.new(ntex(bscale, bdetail), bp.inputs['Height']); L.new(bp.outputs[0], b.inputs['Normal']); h = bp
    if voro:
        v = N.new('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value = vscale; L.new(co, v.inputs['Vector'])
        b2 = N.new('ShaderNodeBump'); b2.inputs['Strength'].default_value = voro; b2.inputs['Distance'].default_value = .03
        L.new(v.outputs['Distance'], b2.inputs['Height'])
        if h: L.new(h.outputs[0], b2.inputs['Normal'])
        L.new(b2.outputs[0], b.inputs['Normal'])
    if transl:
        t = N.new('ShaderNodeBsdfTranslucent'); L.new(col, t.inputs['Color'])
        ms = N.new('ShaderNodeMixShader'); ms.inputs[0].default_value = transl
        L.new(b.outputs[0], ms.inputs[1]); L.new(t.outputs[0], ms.inputs[2]); L.new(ms.outputs[0], out.inputs['Surface'])
    _mats[name] = m
    return m

# ------------------------------------------------------------------ mesh builders
def mesh(name, V, F, C=None, smooth=True, material=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in V], [], [tuple(int(i) for i in f) for f in F])
    if smooth: me.polygons.foreach_set('use_smooth', [True]*len(me.polygons))
    if C is not None:
        at = me.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT')
        C = np.asarray(C, float)
        if C.shape[1] == 3: C = np.hstack([C, np.ones((len(C), 1))])
        at.data.foreach_set('color', C.ravel())
    if material: me.materials.append(material)
    me.update()
    return me

def join(parts):
    V, F, C = [], [], []; o = 0
    for v, f, c in parts:
        V.append(np.asarray(v)); F += [tuple(i+o for i in q) for q in f]; C.append(np.asarray(c)); o += len(v)
    return np.vstack(V), F, np.vstack(C)

def lin(h): return np.array(srgb(h)[:3])
def lerp(a, b, t):
    t = np.clip(np.asarray(t, float), 0, 1)[..., None]; return a*(1-t)+b*t
def sstep(a, b, x):
    t = np.clip((np.asarray(x, float)-a)/(b-a), 0, 1); return t*t*(3-2*t)
def nz(P, f, seed=0.0, oct=1):
    P = np.asarray(P, float)
    if oct == 1: return np.array([mn.noise(Vector(p*f)+Vector((seed, seed*1.7, seed*.3))) for p in P])
    return np.array([mn.fractal(Vector(p*f)+Vector((seed, seed*1.7, seed*.3)), 1.0, 2.0, oct) for p in P])

_sph = {}
def cubesphere(n):
    """unit sphere, quad topology, n subdivisions per cube edge; returns dirs, faces"""
    if n in _sph: return _sph[n]
    V = {}; vs = []; F = []
    def vid(p):
        k = tuple(round(x, 6) for x in p)
        if k not in V: V[k] = len(vs); vs.append(p)
        return V[k]
    for ax in range(3):
        for s in (-1, 1):
            for i in range(n):
                for j in range(n):
                    q = []
                    for (a, b) in ((i, j), (i+1, j), (i+1, j+1), (i, j+1)):
                        p = [0, 0, 0]; p[ax] = s
                        p[(ax+1) % 3] = math.tan((2*a/n-1)*math.pi/4); p[(ax+2) % 3] = math.tan((2*b/n-1)*math.pi/4)
                        q.append(vid(p))
                    F.append(q if s > 0 else q[::-1])
    D = np.array(vs, float); D /= np.linalg.norm(D, axis=1)[:, None]
    _sph[n] = (D, F); return _sph[n]

def blob(size=(1, 1, 1), p=2.0, n=12, amp=0.0, freq=2.0, seed=None, oct=2):
    """superellipsoid + noise; size = half extents"""
    seed = R.uniform(0, 99) if seed is None else seed
    D, F = cubesphere(n)
    r = 1/(np.sum(np.abs(D)**p, axis=1)**(1/p))
    P = D*r[:, None]
    if amp: P = P*(1+amp*nz(P, freq, seed, oct))[:, None]
    return P*np.array(size), F

def tube(pts, rad, segs=10, cap=True, closed=False):
    pts = np.asarray(pts, float); n = len(pts)
    rad = np.broadcast_to(np.asarray(rad, float), (n,)) if np.ndim(rad) < 2 else rad
    T = np.gradient(pts, axis=0); T /= np.linalg.norm(T, axis=1)[:, None]+1e-9
    up = np.array([0, 0, 1.0]);
    if abs(T[0] @ up) > .9: up = np.array([1.0, 0, 0])
    N = np.zeros_like(T); x = up-T[0]*(up@T[0]); N[0] = x/np.linalg.norm(x)
    for i in range(1, n):
        x = N[i-1]-T[i]*(N[i-1]@T[i]); N[i] = x/(np.linalg.norm(x)+1e-9)
    B = np.cross(T, N)
    th = np.linspace(0, 2*np.pi, segs, endpoint=False)
    V = (pts[:, None, :]+rad[:, None, None]*(np.cos(th)[None, :, None]*N[:, None, :]+np.sin(th)[None, :, None]*B[:, None, :])).reshape(-1, 3)
    F = []
    for i in range(n-1):
        for j in range(segs):
            k = (j+1) % segs
            F.append((i*segs+j, i*segs+k, (i+1)*segs+k, (i+1)*segs+j))
    if cap:
        F.append(tuple(range(segs))[::-1]); F.append(tuple((n-1)*segs+j for j in range(segs)))
    return V, F

def lathe(profile, segs=96):
    V = []; F = []; n = len(profile)
    for j in range(segs):
        a = 2*math.pi*j/segs
        for (r, z) in profile: V.append((r*math.cos(a), r*math.sin(a), z))
    for j in range(segs):
        k = (j+1) % segs
        for i in range(n-1): F.append((j*n+i, k*n+i, k*n+i+1, j*n+i+1))
    return np.array(V), F

def coin(rad, thick, colf, hf=None, nr=16, nt=56, rf=None, side=None, edge=.25):
    """disc with polar colouring colf(r in 0..1, theta)->rgb, optional height hf, radius fn rf(theta)"""
    th = np.linspace(0, 2*np.pi, nt, endpoint=False)
    rf_ = np.ones(nt) if rf is None else np.array([rf(t) for t in th])
    rings = []; cols = []
    rs = list(np.linspace(0, 1, nr+1)[1:])
    P = [(0, 0, thick/2+(hf(0, 0) if hf else 0))]; C = [colf(0, 0)]
    F = []
    e = edge*thick
    for r in rs:
        for i, t in enumerate(th):
            rr = r*(rad-e)*rf_[i]
            P.append((rr*math.cos(t), rr*math.sin(t), thick/2+(hf(r, t) if hf else 0))); C.append(colf(r, t))
    for (dr, z) in ((-.3*e, thick/2-.3*e), (0, thick/2-e), (0, -thick/2+e), (-e, -thick/2)):
        for i, t in enumerate(th):
            rr = (rad+dr)*rf_[i]; P.append((rr*math.cos(t), rr*math.sin(t), z)); C.append(side(t) if side else colf(1.0, t))
    P.append((0, 0, -thick/2)); C.append(colf(0, 0))
    for i in range(nt): F.append((0, 1+i, 1+(i+1) % nt))
    nring = nr+4
    for k in range(nring-1):
        a = 1+k*nt; b = a+nt
        for i in range(nt): F.append((a+i, b+i, b+(i+1) % nt, a+(i+1) % nt))
    a = 1+(nring-1)*nt
    for i in range(nt): F.append((a+(i+1) % nt, a+i, len(P)-1))
    return np.array(P), F, np.array(C)

def xf(V, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    M = np.array(Euler(rot).to_matrix()); return (np.asarray(V)*scale)@M.T+np.array(loc)

# ------------------------------------------------------------------ objects
_protos = {}
def protos(key, n, fn):
    if key not in _protos: _protos[key] = [fn() for _ in range(n)]
    return _protos[key]

def obj(me, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, name=None):
    o = bpy.data.objects.new(name or me.name, me)
    o.location = loc; o.rotation_euler = rot
    o.scale = (scale,)*3 if not hasattr(scale, '__len__') else scale
    bpy.context.scene.collection.objects.link(o)
    return o

def align(normal, spin=None):
    """rotation euler: local z -> normal with random spin"""
    q = Vector((0, 0, 1)).rotation_difference(Vector(normal))
    return (q.to_matrix() @ Matrix.Rotation(R.uniform(0, 6.283) if spin is None else spin, 3, 'Z')).to_euler()

def settle(objs, passive, frames=70, shape='CONVEX_HULL', friction=.8):
    """drop objs with Bullet; passive = static colliders. Bakes final matrices."""
    sc = bpy.context.scene
    if not objs: return
    if sc.rigidbody_world is None: bpy.ops.rigidbody.world_add()
    rw = sc.rigidbody_world
    rw.substeps_per_frame = 5; rw.solver_iterations = 12
    rw.point_cache.frame_end = frames+2
    def add(o, typ, shp):
        bpy.ops.object.select_all(action='DESELECT')
        bpy.context.view_layer.objects.active = o; o.select_set(True)
        bpy.ops.rigidbody.object_add(); rb = o.rigid_body; rb.type = typ
        rb.collision_shape = shp; rb.friction = friction; rb.restitution = 0.0
        rb.use_margin = True; rb.collision_margin = .002
        rb.linear_damping = .35; rb.angular_damping = .85
        if typ == 'ACTIVE': rb.mass = .2
    for o in passive:
        if o.rigid_body is None: add(o, 'PASSIVE', 'MESH')
    for o in objs: add(o, 'ACTIVE', 'BOX' if o.data.name.startswith(('cube', 'tofu')) else 'SPHERE' if o.data.name.startswith(('blueb', 'chickpea', 'pea', 'corn', 'granola')) else 'CAPSULE' if False else shape)
    for f in range(1, frames): sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    ms = [o.evaluated_get(dg).matrix_world.copy() for o in objs]
    for o in objs:
        bpy.ops.object.select_all(action='DESELECT')
        bpy.context.view_layer.objects.active = o; o.select_set(True)
        bpy.ops.rigidbody.object_remove()
    sc.frame_set(1)
    for o, m in zip(objs, ms): o.matrix_world = m
    bpy.context.view_layer.update()


# ------------------------------------------------------------------ stage
# Three heights of the camera, in degrees over the table.
HEIGHTS = dict(high=62, table=48, low=33)
def stage(sc, table='#2f3b36', table2=None, key=1.0, cam_el=48, cam_dist=5.5, lens=75, target=(0, 0.0, .24), res=(1200, 900), samples=96, fstop=5.0, world=.17, cam_az=0):
    sc.render.resolution_x, sc.render.resolution_y = res; sc.render.resolution_percentage = 100
    c = sc.cycles
    c.samples = samples; c.use_denoising = False; c.use_adaptive_sampling = True; c.adaptive_threshold = .02; c.adaptive_min_samples = 6
    c.max_bounces = 6; c.diffuse_bounces = 3; c.glossy_bounces = 3; c.transmission_bounces = 4; c.transparent_max_bounces = 4
    c.sample_clamp_indirect = 3.0; c.sample_clamp_direct = 12.0; c.caustics_reflective = False; c.caustics_refractive = False; c.blur_glossy = .6
    sc.render.use_persistent_data = False
    sc.view_settings.view_transform = 'Filmic'; sc.view_settings.look = 'High Contrast'; sc.view_settings.exposure = .70; sc.view_settings.gamma = 1.0
    w = bpy.data.worlds.new('W'); sc.world = w; w.use_nodes = True
    bg = w.node_tree.nodes['Background']; bg.inputs[0].default_value = (1.0, .93, .86, 1); bg.inputs[1].default_value = world
    def area(loc, size, power, col, sy=None, tgt=(0, 0, 0)):
        l = bpy.data.lights.new('A', 'AREA'); l.shape = 'RECTANGLE'; l.size = size; l.size_y = sy or size; l.energy = power; l.color = col
        o = bpy.data.objects.new('A', l); sc.collection.objects.link(o); o.location = loc
        o.rotation_euler = (Vector(tgt)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); return o
    area((-3.6, 3.3, 3.5), 1.9, 360*key, (1.0, .87, .70), 1.5)      # window: back left
    area((2.7, 3.9, 1.9), 1.6, 170*key, (1.0, .70, .42), .8, (0, 0, .2))  # warm rim: low, back right
    area((4.2, -.4, 2.4), 3.0, 26*key, (1.0, .84, .68), 3.0)        # warm fill right
    area((.6, -4.2, 4.6), 2.6, 26*key, (1.0, .95, .90), 2.6)        # soft front
    cam = bpy.data.cameras.new('C'); co = bpy.data.objects.new('C', cam); sc.collection.objects.link(co); sc.camera = co
    el = math.radians(cam_el); az = math.radians(cam_az); t = Vector(target)
    co.location = t+Vector((math.sin(az)*math.cos(el)*cam_dist, -math.cos(az)*math.cos(el)*cam_dist, math.sin(el)*cam_dist))
    co.rotation_euler = (t-co.location).to_track_quat('-Z', 'Y').to_euler()
    cam.lens = lens; cam.dof.use_dof = True; cam.dof.aperture_fstop = fstop/10; cam.dof.focus_distance = cam_dist-.18
    m = mat('table', table, table2 or table, nscale=1.6, rough=.62, spec=.35, bump=.10, bscale=9, bdetail=8)
    V, F = np.array([(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)]), [(0, 1, 2, 3)]
    return obj(mesh('tableM', V, F, material=m), name='table')

DISHES = {}
def dish(kind='bowl', glaze='#e9e2d4', speck='#6b5a48', inner=None):
    if kind == 'bowl':
        prof = [(0, .06), (.55, .06), (.62, 0), (.70, 0), (.74, .05), (.95, .16), (1.14, .33), (1.24, .52), (1.262, .60), (1.262, .625), (1.245, .637), (1.222, .628),
                (1.205, .60), (1.17, .48), (1.06, .31), (.88, .18), (.60, .115), (.3, .10), (0, .10)]
        floor = lambda r: float(np.interp(r, [0, .3, .60, .88, 1.06, 1.17, 1.205], [.10, .10, .115, .18, .31, .48, .60]))
        Rin = 1.13
    elif kind == 'plate':
        k_ = .84
        prof = [(0, .03), (.7, .03), (.78, 0), (.86, 0), (.90, .03), (1.2, .085), (1.46, .175), (1.50, .21), (1.497, .228), (1.48, .235), (1.455, .222),
                (1.40, .19), (1.2, .125), (1.02, .085), (.9, .075), (.5, .07), (0, .07)]; prof = [(a*k_, b) for a, b in prof]
        floor = lambda r: float(np.interp(r/k_, [0, .5, .9, 1.02, 1.2, 1.40, 1.455], [.07, .07, .075, .085, .125, .19, .222]))
        Rin = .96
    elif kind == 'jar':   # straight glass tumbler
        prof = [(0, .04), (.60, .04), (.66, 0), (.72, .02), (.76, .10), (.80, .60), (.83, 1.10), (.825, 1.13), (.81, 1.14), (.795, 1.13), (.79, 1.10), (.765, .60), (.72, .12), (.60, .08), (0, .08)]
        floor = lambda r: float(np.interp(r, [0, .60, .72, .765, .79, .80], [.08, .08, .12, .60, 1.10, 1.2])); Rin = .79
    elif kind == 'pot':   # small ceramic pot for one helping
        prof = [(0, .06), (.50, .06), (.56, 0), (.64, .01), (.70, .08), (.80, .40), (.86, .70), (.865, .745), (.85, .765), (.825, .755), (.81, .70), (.75, .40), (.64, .14), (.50, .10), (0, .10)]
        floor = lambda r: float(np.interp(r, [0, .50, .64, .75, .81, .825], [.10, .10, .14, .40, .70, .76])); Rin = .80
    else:  # deep small bowl
        prof = [(0, .06), (.40, .06), (.46, 0), (.54, 0), (.58, .05), (.86, .25), (1.02, .52), (1.07, .74), (1.075, .79), (1.06, .81), (1.035, .80),
                (1.02, .74), (.97, .54), (.80, .30), (.5, .14), (0, .12)]
        floor = lambda r: float(np.interp(r, [0, .5, .80, .97, 1.02, 1.035], [.12, .14, .30, .54, .74, .8]))
        Rin = .97
    # smooth the profile with Catmull-Rom like resample
    p = np.array(prof); t = np.arange(len(p)); tt = np.linspace(0, len(p)-1, (len(p)-1)*5+1)
    from scipy.interpolate import PchipInterpolator
    pr = np.stack([PchipInterpolator(t, p[:, 0])(tt), PchipInterpolator(t, p[:, 1])(tt)], 1)
    V, F = lathe(pr, 144)
    m = mat('glaze'+glaze, glaze if glaze.startswith('#') else '#ffffff', None, rough=.32, spec=.5, coat=.35, bump=.06, bscale=7, bdetail=3, speckle=(26, .12, speck) if speck else None)
    if kind == 'jar':
        m = bpy.data.materials.new('glass'); m.use_nodes = True; nt = m.node_tree; nt.nodes.remove(nt.nodes['Principled BSDF'])
        t, g, fr, pw, mx = [nt.nodes.new('ShaderNode'+k) for k in ('BsdfTransparent', 'Emission', 'LayerWeight', 'Math', 'MixShader')]
        t.inputs[0].default_value = (.93, .97, .95, 1); g.inputs[0].default_value = (1, .96, .9, 1); g.inputs[1].default_value = .55; fr.inputs[0].default_value = .42; pw.operation = 'POWER'; pw.inputs[1].default_value = 4.0
        nt.links.new(fr.outputs['Facing'], pw.inputs[0]); nt.links.new(pw.outputs[0], mx.inputs[0]); nt.links.new(t.outputs[0], mx.inputs[1]); nt.links.new(g.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0])
        bpy.context.scene.cycles.transparent_max_bounces = 10
    o = obj(mesh('dish', V, F, material=m), name='dish')
    return o, floor, Rin
